import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoanTerms } from '@portal/contract';
import { offerFacts } from '../../../market/index.ts';
import { appendRows } from '../append-rows.ts';
import { numbered } from '../members/numbered.ts';
import { chanceOf, type OfferedCar, type Plan, plans } from './plans.ts';

/** How many of the newest months have offers, and of how many sub-models, those that are bought most: half at most. */
const watched = { months: 24, subModels: 160 } as const;

/** Lenders that belong to no maker; all invented. */
const banks = [
  ['华岳银行', 'Huayue Bank'],
  ['东澜银行', 'Donglan Bank'],
  ['南屿银行', 'Nanyu Bank'],
  ['信禾银行', 'Xinhe Bank'],
] as const;
const lessors = [
  ['云程租赁', 'Yuncheng Leasing'],
  ['远途租赁', 'Yuantu Leasing'],
] as const;

/** The cars: of each sub-model the trim that was longest on sale in these months, the first of several. */
const cars = `
  WITH ends AS (SELECT MAX(month) AS last FROM price),
  bought AS (
    SELECT t.sub_model_id FROM price AS p JOIN trim AS t USING (trim_id), ends WHERE p.month > last - 12
    GROUP BY t.sub_model_id QUALIFY ROW_NUMBER() OVER (ORDER BY SUM(p.volume) DESC, t.sub_model_id)
      <= LEAST(${watched.subModels}, COUNT(*) OVER () // 2)),
  standing AS (
    SELECT p.trim_id, t.sub_model_id FROM price AS p JOIN trim AS t USING (trim_id) JOIN bought USING (sub_model_id), ends
    WHERE p.month > last - ${watched.months}
    GROUP BY p.trim_id, t.sub_model_id
    QUALIFY ROW_NUMBER() OVER (PARTITION BY t.sub_model_id ORDER BY COUNT(*) DESC, p.trim_id) = 1)
  SELECT p.month, p.trim_id, s.sub_model_id, b.brand_id, b.key, b.name_zh, b.name_en, MAX(p.msrp),
    CAST(b.luxury_type = 'luxury' AS INTEGER), CAST(u.fuel_type = 'BEV' AS INTEGER)
  FROM price AS p JOIN standing AS s USING (trim_id)
    JOIN sub_model AS u ON u.sub_model_id = s.sub_model_id JOIN model AS m USING (model_id) JOIN brand AS b USING (brand_id), ends
  WHERE p.month > last - ${watched.months} GROUP BY ALL ORDER BY p.trim_id, p.month`;

type Named = readonly [zh_CN: string, en: string];

const monthText = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** From which month to which an offer of a car stands, of those in which the car is on sale. */
function spanOf({ subModel }: OfferedCar, at: number, first: number, last: number): { from: number; until: number } {
  const late = chanceOf(subModel, 43, at) < 350 ? chanceOf(subModel, 47, at) % 10 : 0;
  const early = chanceOf(subModel, 53, at) < 150 ? chanceOf(subModel, 59, at) % 5 : 0;
  return { from: first + late, until: last - early };
}

const lenderOf = (
  { lender }: Plan,
  car: OfferedCar,
  brand: { key: string; name: Named },
): { key: string; name: Named } => {
  if (lender === 'captive')
    return { key: `${brand.key}-finance`, name: [`${brand.name[0]}汽车金融`, `${brand.name[1]} Auto Finance`] };
  const among: readonly Named[] = lender === 'bank' ? banks : lessors;
  const at = chanceOf(car.brand, 61, lender.length) % among.length;
  return { key: `${lender}-${at + 1}`, name: among[at] ?? banks[0] };
};

/** Writes what lenders offered of the cars that are bought most, month by month, by the same rules as a file is read. */
export async function fillOffers(connection: DuckDBConnection): Promise<void> {
  const read = (await connection.runAndReadAll(cars)).getRowsJson();
  const rows = read.map((cells) => {
    const number = (at: number) => Number(cells[at]);
    const car: OfferedCar = {
      month: number(0),
      price: number(7),
      brand: number(3),
      subModel: number(2),
      isDear: number(8) === 1,
      isElectric: number(9) === 1,
    };
    const brand = { key: String(cells[4]), name: [String(cells[5]), String(cells[6])] as Named };
    return { car, brand, trim: number(1) };
  });
  const span = new Map<number, { first: number; last: number }>();
  for (const { car, trim } of rows) {
    const known = span.get(trim) ?? { first: car.month, last: car.month };
    span.set(trim, { ...known, last: car.month });
  }
  const [lenders, offers] = [numbered(), numbered()];
  // Terms stay for some months: what they come to is worked out once.
  const known = new Map<string, ReturnType<typeof offerFacts>>();
  const factsOf = (terms: LoanTerms) => {
    const key = JSON.stringify(terms);
    const found = known.get(key) ?? offerFacts(terms);
    known.set(key, found);
    return found;
  };
  const newest = Math.max(...rows.map(({ car }) => car.month));
  const facts = rows.flatMap(({ car, brand, trim }) =>
    plans.flatMap((plan, at) => {
      const { first, last } = span.get(trim) ?? { first: car.month, last: car.month };
      const { from, until } = spanOf(car, at, first, last);
      if (chanceOf(car.subModel, 67, at) >= plan.often || !plan.fits(car) || car.month < from || car.month > until)
        return [];
      const lender = lenderOf(plan, car, brand);
      const lenderId = lenders.idOf(lender.key, () => [...lender.name, plan.lender]);
      const name = plan.name(car);
      const offer = offers.idOf(`${lender.key}.${trim}.${at + 1}`, () => [
        `${lender.name[0]} ${name.zh_CN}`,
        `${lender.name[1]} ${name.en}`,
        lenderId,
        `${monthText(from)}-01`,
        // What still stands was announced to the end of the year.
        until < newest ? `${monthText(until)}-28` : `${Math.floor(newest / 12)}-12-31`,
      ]);
      const terms = plan.terms(car);
      const own = factsOf(terms);
      return [
        [
          ...[car.month, trim, offer, terms.price, terms.down, terms.months, Math.round(terms.rate * 10_000)],
          ...[terms.fee, terms.subsidy, terms.subsidyMonth, terms.balloon, terms.freeMonths],
          ...[own.offers, own.interest_free, own.financed, own.payment, own.cost, own.paid, own.true_rate],
        ],
      ];
    }),
  );
  await appendRows(connection, 'lender', lenders.rows());
  await appendRows(connection, 'finance_offer', offers.rows());
  await appendRows(connection, 'offer', facts);
}

import type { DuckDBConnection } from '@duckdb/node-api';
import { benefitFacts, monthText } from '../../../market/index.ts';
import { appendRows } from '../append-rows.ts';
import { chanceOf } from '../finance/plans.ts';
import type { BenefitCar, Campaign } from './campaign.ts';
import { kindCampaigns } from './kind-campaigns.ts';
import { moneyCampaigns } from './money-campaigns.ts';

const campaigns: readonly Campaign[] = [...moneyCampaigns, ...kindCampaigns];

/** How many of the newest months have benefits, of how many sub-models, half at most, and of how many trims of each. */
const watched = { months: 30, subModels: 120, trims: 2 } as const;

/** The cars: of the sub-models that are bought most the trims that were longest on sale in these months. */
const cars = `
  WITH ends AS (SELECT MAX(month) AS last FROM price),
  bought AS (
    SELECT t.sub_model_id FROM price AS p JOIN trim AS t USING (trim_id), ends WHERE p.month > last - 12
    GROUP BY t.sub_model_id QUALIFY ROW_NUMBER() OVER (ORDER BY SUM(p.volume) DESC, t.sub_model_id)
      <= LEAST(${watched.subModels}, COUNT(*) OVER () // 2)),
  since AS (
    SELECT sub_model_id, MIN(p.month) AS first FROM price AS p JOIN trim USING (trim_id) GROUP BY sub_model_id),
  standing AS (
    SELECT p.trim_id, t.sub_model_id FROM price AS p JOIN trim AS t USING (trim_id) JOIN bought USING (sub_model_id), ends
    WHERE p.month > last - ${watched.months}
    GROUP BY p.trim_id, t.sub_model_id
    QUALIFY ROW_NUMBER() OVER (PARTITION BY t.sub_model_id ORDER BY COUNT(*) DESC, p.trim_id) <= ${watched.trims})
  SELECT p.month, p.trim_id, s.sub_model_id, m.model_id, b.brand_id, m.key, MAX(p.msrp),
    CASE WHEN f.first > (SELECT MIN(month) FROM price) THEN f.first ELSE 0 END,
    CAST(b.luxury_type = 'luxury' AS INTEGER), CAST(u.fuel_type = 'BEV' AS INTEGER),
    CAST(u.fuel_type IN ('BEV', 'PHEV', 'EREV') AS INTEGER)
  FROM price AS p JOIN standing AS s USING (trim_id) JOIN since AS f ON f.sub_model_id = s.sub_model_id
    JOIN sub_model AS u ON u.sub_model_id = s.sub_model_id JOIN model AS m USING (model_id) JOIN brand AS b USING (brand_id), ends
  WHERE p.month > last - ${watched.months} GROUP BY ALL ORDER BY p.trim_id, p.month`;

/** The last day of a month. */
const lastDay = (month: number): string =>
  `${monthText(month)}-${new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()}`;

/** The months of a span of a campaign that lie around one of them, as far as it is watched and the car is on sale. */
function monthsOf(campaign: Campaign, car: BenefitCar, span: number, bounds: { first: number; last: number }) {
  const isIn = (month: number) => campaign.span(month, car) === span;
  let [from, until] = [car.month, car.month];
  while (isIn(from - 1) && from > Math.max(bounds.first, car.since)) from -= 1;
  while (isIn(until + 1) && until < bounds.last) until += 1;
  return { from, until };
}

/** Writes what came with the cars that are bought most, month by month, by the same rule as a file is read. */
export async function fillBenefits(connection: DuckDBConnection): Promise<void> {
  const read = (await connection.runAndReadAll(cars)).getRowsJson();
  const rows = read.map((cells) => {
    const number = (at: number) => Number(cells[at]);
    const car: BenefitCar = {
      month: number(0),
      price: number(6),
      brand: number(4),
      model: number(3),
      subModel: number(2),
      since: number(7),
      isDear: number(8) === 1,
      isElectric: number(9) === 1,
      isPlugIn: number(10) === 1,
    };
    return { car, trim: number(1), key: String(cells[5]) };
  });
  const newest = Math.max(...rows.map(({ car }) => car.month));
  // An announcement may go a year back, and to the end of the year that runs.
  const bounds = { first: newest - watched.months - 11, last: newest - (newest % 12) + 11 };
  // All trims of a sub-model have the benefit of the first of them: one announcement, one value.
  const terms = new Map<string, ReturnType<Campaign['terms']>>();
  const known = new Map<string, { id: number; row: (string | number)[] }>();
  const facts = rows.flatMap(({ car, trim, key: model }) =>
    campaigns.flatMap((campaign, at) => {
      if (chanceOf(car.model, 67, at + 11) >= campaign.often || !campaign.fits(car)) return [];
      const span = campaign.span(car.month, car);
      if (span === null) return [];
      const { from, until } = monthsOf(campaign, car, span, bounds);
      const own = `${model}.${car.subModel}.${at}.${span}.${from}`;
      const given = terms.get(own) ?? campaign.terms(span, car);
      terms.set(own, given);
      const { name, value, assumption } = given;
      const begins = campaign.ends ? `${monthText(from)}-01` : 'unknown';
      const ends = campaign.ends ? lastDay(until) : 'unknown';
      const found = known.get(own) ?? {
        id: known.size + 1,
        row: [
          ...[known.size + 1, own, name.zh_CN, name.en, campaign.kind, campaign.audience],
          ...[campaign.where?.reach ?? 'nationwide', campaign.where?.places.zh_CN ?? 'unknown'],
          ...[campaign.where?.places.en ?? 'unknown', begins, ends],
          value === 0 ? 'unvalued' : assumption ? 'reckoned' : 'stated',
          ...[assumption?.zh_CN ?? 'unknown', assumption?.en ?? 'unknown'],
        ],
      };
      known.set(own, found);
      const follows = benefitFacts(value, { from: begins, until: ends, month: car.month });
      const { benefits, valued, begun, ended, moves } = follows;
      return [[car.month, trim, found.id, benefits, valued, value, car.price, begun, ended, moves]];
    }),
  );
  await appendRows(
    connection,
    'benefit',
    [...known.values()].map(({ row }) => row),
  );
  await appendRows(connection, 'purchase_benefit', facts);
}

import { type Dataset, datasets, price, sales } from '../datasets/index.ts';
import { grainOf } from '../datasets/tables.ts';
import { monthNumber } from '../model/month.ts';
import type { Preliminary } from '../model/preliminary.ts';
import type { ReleaseInfo } from '../releases/release.ts';
import { sealFilled } from './sealed-of-run.ts';
import { quoted } from './small-market.ts';

/** The months of the steady market: the last one is what a healthy delivery adds. */
export const steady = { first: monthNumber('2023-01'), last: monthNumber('2025-06') };

const names = (kind: string, count: number): [number, string, string, string][] =>
  Array.from({ length: count }, (_, at) => [at, `${kind}-${at}`, `${kind}${at}号`, `The ${kind} ${at}`]);

/** The datasets of which nothing is known here but what they declare. */
export const usual: readonly Dataset[] = Object.values(datasets).filter(({ key }) => !['sales', 'price'].includes(key));

/** Two rows of a dataset for each of its months, of the members 1 and 2 of all that it goes by. */
function rowsOf({ facts }: Dataset, last: number): string {
  const [month, ...members] = grainOf(facts);
  const columns = [...members.map((column) => `id AS ${column}`), ...facts.figures.map((column) => `9 AS ${column}`)];
  const yearly = facts.every === 'year' ? `WHERE month % 12 = 0` : '';
  return `INSERT INTO ${facts.table} (${[month, ...members, ...facts.figures].join(', ')})
    SELECT month, ${columns.join(', ')} FROM range(${steady.first}, ${last + 1}) AS m(month), range(1, 3) AS i(id) ${yearly}`;
}

/**
 * Sales that move as those of markets do: three brands of two models with two sub-models each, four cities, two sources,
 * and six trims with prices.
 */
const salesAndPrices = (last: number): string[] => [
  `INSERT INTO manufacturer VALUES ${quoted(names('maker', 1).map((row) => [...row, 'independent']))}`,
  `INSERT INTO brand VALUES ${quoted(names('brand', 3).map((row) => [...row, 'mainstream', 'chinese']))}`,
  `INSERT INTO model VALUES ${quoted(names('model', 6).map((row) => [...row, Math.floor(row[0] / 2)]))}`,
  `INSERT INTO sub_model VALUES ${quoted(
    names('sub', 12).map((row) => [...row, Math.floor(row[0] / 2), 0, 'BEV', 'A', 'domestic']),
  )}`,
  `INSERT INTO province VALUES ${quoted(names('province', 2).map((row) => [...row, 'east']))}`,
  `INSERT INTO city VALUES ${quoted(names('city', 4).map((row) => [...row, Math.floor(row[0] / 2), '1', '4']))}`,
  `INSERT INTO sales SELECT month, source, sub, city,
      CAST(ROUND((200 + 40 * sub) * (1 + 0.12 * SIN(month * 0.9 + sub)) * (0.7 + 0.2 * city)
        * CASE source WHEN 1 THEN 1.05 ELSE 1 END) AS INTEGER)
    FROM range(${steady.first}, ${last + 1}) AS m(month), (VALUES (1), (3)) AS s(source), range(12) AS p(sub),
      range(4) AS c(city)`,
  `INSERT INTO trim VALUES ${quoted(names('trim', 6).map((row) => [...row, row[0], 'unknown']))}`,
  `INSERT INTO price SELECT month, trim, 0, 100000 + 20000 * trim,
      CAST(ROUND((100000 + 20000 * trim) * (0.9 + 0.01 * SIN(month))) AS INTEGER), 50
    FROM range(${steady.first}, ${last + 1}) AS m(month), range(6) AS t(trim)`,
];

/** Two rows a month of every other dataset. */
const otherDatasets = (last: number): string[] => [
  `INSERT INTO launch_event VALUES ${quoted(names('event', 3).map((row) => [...row, 'launched', '2024-03-15', 'unknown']))}`,
  `INSERT INTO equipment_item VALUES ${quoted(names('item', 3).map((row) => [...row, 'safety']))}`,
  `INSERT INTO equipment_value VALUES ${quoted(names('value', 3).map((row) => [...row, row[0], 'standard']))}`,
  `INSERT INTO catalogue_batch VALUES ${quoted(names('batch', 3).map((row) => [...row, 'taxFree', '2024-03-15']))}`,
  `INSERT INTO catalogue_code VALUES ${quoted(names('code', 3))}`,
  `INSERT INTO survival_curve VALUES ${quoted(names('curve', 3))}`,
  `INSERT INTO outlet_store VALUES ${quoted(names('store', 3).map((row) => [...row, 'unknown', 'unknown']))}`,
  `INSERT INTO lender VALUES ${quoted(names('lender', 3).map((row) => [...row, 'bank']))}`,
  `INSERT INTO finance_offer VALUES ${quoted(names('offer', 3).map((row) => [...row, row[0], 'unknown', 'unknown']))}`,
  `INSERT INTO software_version VALUES ${quoted(names('version', 3).map((row) => [...row, '2024-03-15']))}`,
  `INSERT INTO software_note VALUES ${quoted(names('note', 3).map((row) => [...row, 'added', 'cabin']))}`,
  `INSERT INTO software_day VALUES ${quoted(names('day', 3))}`,
  `INSERT INTO feature VALUES ${quoted(names('feature', 3).map((row) => [...row, 'driving', 'L2']))}`,
  `INSERT INTO feature_state VALUES ${quoted(names('having', 3).map((row) => [...row, row[0], 'standard']))}`,
  `INSERT INTO score_rater VALUES ${quoted(names('rater', 3).map((row) => [...row, 'institute']))}`,
  `INSERT INTO score_method VALUES ${quoted(names('method', 3).map((row) => [...row, row[0], 'city']))}`,
  `INSERT INTO benefit VALUES ${quoted(
    names('benefit', 3).map((row) => [
      ...row,
      'charging',
      'anyone',
      'nationwide',
      ...Array(4).fill('unknown'),
      'stated',
      ...Array(2).fill('unknown'),
    ]),
  )}`,
  ...usual.map((dataset) => rowsOf(dataset, last)),
];

/**
 * Seals a release of the steady market.
 * @param last the month up to which it goes
 * @param alone whether it has sales and prices alone, and no tables of other datasets
 * @param faults statements that spoil it, over its empty tables once they are filled
 */
export async function sealSteady(
  folder: string,
  id: string,
  {
    last = steady.last,
    alone = false,
    faults = [] as readonly string[],
    demonstration = false,
    preliminaryFrom = '2025-05' as Preliminary,
  } = {},
): Promise<ReleaseInfo> {
  const info = { id, demonstration, note: '', preliminaryFrom };
  if (alone) return sealFilled(folder, info, [...salesAndPrices(last), ...faults], [sales, price]);
  return sealFilled(folder, info, [...salesAndPrices(last), ...otherDatasets(last), ...faults]);
}

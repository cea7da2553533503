import type { Known, Together } from '../rule.ts';

/** Statements that the rules of the sales are made of; `db` is the name of an attached release. */

/** How many of the newest months of a source are judged against those before them. */
export const recent = 3;

/** The last month of each source: source, last. */
export const lastMonths = (db: string): string =>
  `(SELECT source, MAX(month) AS last FROM ${db}.sales_national GROUP BY source)`;

/** What a sub-model belongs to, joined to figures of its number: s, m, b. */
const described = (db: string): string => `JOIN ${db}.sub_model AS s USING (sub_model_id)
  JOIN ${db}.model AS m USING (model_id) JOIN ${db}.brand AS b USING (brand_id)`;

/** What is sold by month and source: all of it, of each brand, or of each model; month, source, key, zh, en, volume. */
export const series = {
  total: (db: string): string => `(SELECT month, source, 'total' AS key, '全部品牌' AS zh, 'All brands' AS en,
    SUM(volume)::DOUBLE AS volume FROM ${db}.sales_national GROUP BY month, source)`,
  brand: (
    db: string,
  ): string => `(SELECT n.month, n.source, b.key, ANY_VALUE(b.name_zh) AS zh, ANY_VALUE(b.name_en) AS en,
    SUM(n.volume)::DOUBLE AS volume FROM ${db}.sales_national AS n ${described(db)}
    GROUP BY n.month, n.source, b.key)`,
  model: (db: string): string => `(SELECT n.month, n.source, m.key,
    ANY_VALUE(CONCAT(b.name_zh, ' / ', m.name_zh)) AS zh, ANY_VALUE(CONCAT(b.name_en, ' / ', m.name_en)) AS en,
    SUM(n.volume)::DOUBLE AS volume FROM ${db}.sales_national AS n ${described(db)}
    GROUP BY n.month, n.source, m.key)`,
  subModel: (db: string): string => `(SELECT n.month, n.source, s.key,
    CONCAT(b.name_zh, ' / ', s.name_zh) AS zh, CONCAT(b.name_en, ' / ', s.name_en) AS en, n.volume::DOUBLE AS volume
    FROM ${db}.sales_national AS n ${described(db)})`,
} as const;

/** @returns a condition for rows that are of none of some months */
export const noneOf = (months: readonly Pick<Together, 'source' | 'month'>[], table = ''): string => {
  const own = table && `${table}.`;
  const each = months.map(({ source, month }) => `(${own}source = ${source} AND ${own}month = ${month})`);
  return each.length > 0 ? `NOT (${each.join(' OR ')})` : 'TRUE';
};

/**
 * Steps of a series from one month to the next that leave what it has ever done.
 * @param least how many cars a month must have to count
 * @param together figures of several months, which are no month of the series
 */
export const jumps = (of: string, least: number, threshold: number, together: readonly Together[]): string => `
  WITH steps AS (
    SELECT *, LAG(volume) OVER run AS earlier, LAG(month) OVER run AS before_it FROM ${of} WHERE ${noneOf(together)}
    WINDOW run AS (PARTITION BY source, key ORDER BY month)),
  known AS (
    SELECT *, volume / earlier AS step FROM steps JOIN ${lastMonths('fresh')} USING (source)
    WHERE before_it = month - 1 AND earlier > 0 AND GREATEST(volume, earlier) >= ${least}),
  usual AS (
    SELECT source, key, MAX(step) AS most, MIN(step) AS least FROM known WHERE month <= last - ${recent}
    GROUP BY source, key HAVING COUNT(*) >= 12)
  SELECT month, source, NULL AS other, zh, en, earlier AS before, volume AS after, ABS(volume - earlier) AS size
  FROM known JOIN usual USING (source, key)
  WHERE month > last - ${recent}
    AND (step > most * (1 + ${threshold} / 100) OR step < least / (1 + ${threshold} / 100))`;

/** The months of the published release (`o`) that were final. */
function settled({ preliminaryFrom, bySource }: Known): string {
  const first = preliminaryFrom('sales');
  if (first === null) return '';
  if (bySource === null) return `AND o.month < ${first}`;
  const months = [...bySource].map(([source, month]) => `WHEN ${source} THEN ${month}`).join(' ');
  return `AND o.month < CASE o.source ${months} ELSE o.month + 1 END`;
}

/** Those that the other list does not have. */
const without = (list: readonly Together[], other: readonly Together[]): readonly Together[] =>
  list.filter((together) => !other.some((two) => JSON.stringify(two) === JSON.stringify(together)));

/**
 * Months of a series that the published release has with another figure.
 * @param of a series by the name of a release
 * @param least how many cars they must differ by at least
 * @param known since which month figures may change, and which are of several months: another number of them is
 *   another figure
 */
export function restated(of: (db: string) => string, least: number, threshold: number, known: Known): string {
  const { fresh, old } = known.together('sales');
  return `
  SELECT o.month, o.source, NULL AS other, o.zh, o.en, o.volume AS before, f.volume AS after,
    ABS(f.volume - o.volume) AS size
  FROM ${of('old')} AS o JOIN ${of('fresh')} AS f ON f.month = o.month AND f.source = o.source AND f.key = o.key
  WHERE ABS(f.volume - o.volume) >= ${least} AND ABS(f.volume - o.volume) > o.volume * ${threshold} / 100
    ${settled(known)}
    AND ${noneOf([...without(old, fresh), ...without(fresh, old)], 'o')}`;
}

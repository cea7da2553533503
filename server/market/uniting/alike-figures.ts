import type { UnitedField } from '@portal/contract';

/** From when on figures say something: so many months in common, and so many units of each member over them. */
export const [leastMonths, leastUnits] = [6, 600];

/** Two members are nearly proportional from this correlation on, and up to this spread of their ratio by month. */
const [leastCorrelation, mostSpread] = [0.98, 0.1];

/** Two members have the same figures where none differs by more. */
const mostDifference = 0.01;

/** How many pairs of a kind are looked at. */
const most = 200;

/** The table of what each member sold, by source and month. */
export const seriesOf = (field: UnitedField): string => `series_${field}`;

const columns = {
  manufacturer: { id: 's.manufacturer_id', scope: "''" },
  brand: { id: 'm.brand_id', scope: "''" },
  model: { id: 's.model_id', scope: "''" },
  subModel: { id: 's.sub_model_id', scope: "CONCAT(s.model_id, ' ', s.fuel_type)" },
} as const satisfies Record<UnitedField, unknown>;

/**
 * @param rows SQL for a table of the release, in today's shape
 * @returns the statement that makes the table of a level: id, scope (within which members are compared), source, month, sold
 */
export const makeSeries = (field: UnitedField, rows: (table: string) => string): string =>
  `CREATE TEMP TABLE ${seriesOf(field)} AS
   SELECT ${columns[field].id} AS id, ${columns[field].scope} AS scope, f.source, f.month, SUM(f.volume)::DOUBLE AS sold
   FROM ${rows('sales_national')} AS f JOIN ${rows('sub_model')} AS s USING (sub_model_id)
     JOIN ${rows('model')} AS m ON m.model_id = s.model_id
   GROUP BY ALL HAVING SUM(f.volume) > 0`;

/**
 * Pairs of which one is known to some sources alone and the other to others alone, and which move together over at
 * least six months: each is the nearest of the other. Sources count differently, so the ratio need not be 1.
 * @returns SQL: id, other, months, correlation, ratio (of the sums, the other to the first), spread
 */
export const proportionalPairs = (field: UnitedField): string => `
  WITH of_source AS (SELECT id, source, SUM(sold) AS sold FROM ${seriesOf(field)} GROUP BY ALL),
  mainly AS (
    SELECT id, arg_max(source, sold) AS source, LIST(source) AS sources FROM of_source
    GROUP BY id HAVING SUM(sold) >= ${leastUnits}),
  own AS (SELECT s.*, m.sources FROM ${seriesOf(field)} AS s JOIN mainly AS m USING (id, source))
  SELECT a.id, b.id AS other, COUNT(*)::INTEGER AS months, CORR(a.sold, b.sold) AS correlation,
    SUM(b.sold) / SUM(a.sold) AS ratio, STDDEV_POP(b.sold / a.sold) / AVG(b.sold / a.sold) AS spread
  FROM own AS a JOIN own AS b ON a.month = b.month AND a.scope = b.scope AND a.id < b.id
    AND NOT list_has_any(a.sources, b.sources)
  GROUP BY a.id, b.id
  HAVING COUNT(*) >= ${leastMonths} AND correlation >= ${leastCorrelation} AND spread <= ${mostSpread}
  QUALIFY ROW_NUMBER() OVER (PARTITION BY a.id ORDER BY correlation DESC, b.id) = 1
    AND ROW_NUMBER() OVER (PARTITION BY b.id ORDER BY correlation DESC, a.id) = 1
  ORDER BY correlation DESC LIMIT ${most}`;

/**
 * Pairs that one source gives the same figures in every month that it has of both, and in at least six that are not all
 * alike: a car that was delivered under two names.
 * @returns SQL: id, other, months, difference (the largest, as a part of the larger figure)
 */
export const samePairs = (field: UnitedField): string => `
  WITH near AS (
    SELECT a.id, b.id AS other FROM ${seriesOf(field)} AS a JOIN ${seriesOf(field)} AS b
      ON a.month = b.month AND a.source = b.source AND a.scope = b.scope AND a.id < b.id
      AND ABS(a.sold - b.sold) <= ${mostDifference} * GREATEST(a.sold, b.sold)
    GROUP BY ALL HAVING COUNT(*) >= ${leastMonths})
  SELECT n.id, n.other, COUNT(*)::INTEGER AS months,
    MAX(ABS(a.sold - b.sold) / GREATEST(a.sold, b.sold)) AS difference
  FROM near AS n JOIN ${seriesOf(field)} AS a ON a.id = n.id
    JOIN ${seriesOf(field)} AS b ON b.id = n.other AND b.month = a.month AND b.source = a.source
  GROUP BY ALL
  HAVING difference <= ${mostDifference} AND SUM(a.sold) >= ${leastUnits} AND COUNT(DISTINCT a.sold) > 2
  ORDER BY months DESC LIMIT ${most}`;

/**
 * @param pairs numbers of members
 * @returns SQL for what each of both sold, in how many months, and in how many months one source has both: id, other,
 *   sold, months, other_sold, other_months, together
 */
export const factsOfPairs = (field: UnitedField, pairs: readonly (readonly [number, number])[]): string => `
  WITH pairs(id, other) AS (VALUES ${pairs.map(([id, other]) => `(${id}, ${other})`).join(', ')}),
  sums AS (SELECT id, SUM(sold) AS sold, COUNT(DISTINCT month) AS months FROM ${seriesOf(field)} GROUP BY id)
  SELECT p.id, p.other, COALESCE(a.sold, 0), COALESCE(a.months, 0), COALESCE(b.sold, 0), COALESCE(b.months, 0),
    (SELECT COUNT(DISTINCT x.month) FROM ${seriesOf(field)} AS x JOIN ${seriesOf(field)} AS y USING (source, month)
     WHERE x.id = p.id AND y.id = p.other)
  FROM pairs AS p LEFT JOIN sums AS a ON a.id = p.id LEFT JOIN sums AS b ON b.id = p.other`;

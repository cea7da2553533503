import type { DimensionKey, PriceIndicatorKey } from '@portal/contract';
import { described, type Group, groupsOf, memberFilters } from './facts.ts';
import { Parameters } from './parameters.ts';

/** Prices are national and of trims: they can be told apart by what describes a sub-model, and by nothing else. */
export type ProductDimension = Exclude<
  DimensionKey,
  'period' | 'dataSource' | 'tier' | 'area' | 'province' | 'city' | 'restrictionType'
>;

export interface PriceQuestion {
  /** At least one, as year * 12 + month - 1. */
  months: readonly number[];
  by: readonly ProductDimension[];
  indicators: readonly PriceIndicatorKey[];
  filters?: Partial<Record<ProductDimension, string[]>>;
}

/** A statement whose columns are the month, the groups, then the indicators. */
export interface PriceStatement {
  sql: string;
  values: (number | string)[];
  groups: Group[];
}

/** The SQL of an indicator over a month's prices `a` and those of the same month a year before, `b`. */
export const priceFigures: Record<PriceIndicatorKey, string> = {
  msrp: 'a.msrp',
  tp: 'a.tp',
  discount: 'CASE WHEN a.msrp > 0 THEN (a.msrp - a.tp) / a.msrp END',
  yoyMsrp: 'CASE WHEN b.msrp > 0 THEN a.msrp / b.msrp - 1 END',
  yoyTp: 'CASE WHEN b.tp > 0 THEN a.tp / b.tp - 1 END',
};

/**
 * Turns a question into one statement that DuckDB and PostgreSQL both understand. Each group's prices are weighted by
 * the volumes of its own trims, so that an average of averages never arises.
 */
export function buildPriceQuery({ months, by, indicators, filters }: PriceQuestion): PriceStatement {
  const parameters = new Parameters();
  const groups = groupsOf(by);
  const compared = indicators.some((key) => key === 'yoyMsrp' || key === 'yoyTp');
  const read = compared ? [...new Set(months.flatMap((month) => [month, month - 12]))] : months;
  const own = groups.map(({ column }) => `, product.${column} AS ${column}`).join('');
  const places = ['f.month', ...groups.map(({ column }) => `product.${column}`)].join(', ');
  // Multiplied as DOUBLE: yuan times cars leaves the whole numbers of the columns, and stays exact below 2^53.
  const weighted = (price: string) =>
    `CASE WHEN SUM(f.volume) > 0
      THEN SUM(CAST(f.${price} AS DOUBLE PRECISION) * f.volume) / SUM(CAST(f.volume AS DOUBLE PRECISION)) END AS ${price}`;
  const same = ['b.month = a.month - 12', ...groups.map(({ column }) => `b.${column} = a.${column}`)].join(' AND ');
  const columns = [
    'a.month',
    ...groups.map(({ column }) => `a.${column}`),
    ...indicators.map((key) => priceFigures[key]),
  ];
  const sql = `WITH averages AS (
    SELECT f.month AS month${own}, ${weighted('msrp')}, ${weighted('tp')}
    FROM price AS f JOIN trim AS t ON t.trim_id = f.trim_id
    JOIN ${described('product', groups, memberFilters(filters), parameters)} AS product ON product.id = t.sub_model_id
    WHERE f.month IN (${parameters.list(read)}) GROUP BY ${places})
  SELECT ${columns.join(', ')} FROM averages AS a${compared ? ` LEFT JOIN averages AS b ON ${same}` : ''}
  WHERE a.month IN (${parameters.list(months)})`;
  return { sql, values: parameters.values, groups };
}

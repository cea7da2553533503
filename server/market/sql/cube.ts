import type { DimensionKey } from '@portal/contract';
import { factsOf, type Group } from './facts.ts';
import type { Parameters } from './parameters.ts';
import type { Plan } from './plan.ts';
import { type Measure, measures } from './windows.ts';

/** The column of a measure. */
export const columnOf: Record<Measure, string> = {
  volume: 'm_volume',
  yearBefore: 'm_year_before',
  before: 'm_before',
  ytd: 'm_ytd',
  ytdYearBefore: 'm_ytd_year_before',
  opening: 'm_opening',
};

const asDouble = (sum: string): string => `CAST(${sum} AS DOUBLE PRECISION)`;

/** Figures for the whole span: one pass over the facts, each measure a sum over its own months. */
function spanCube(
  name: string,
  plan: Plan,
  used: readonly Measure[],
  facts: CubeFacts,
  parameters: Parameters,
): string {
  const { columns, from, where } = factsOf(
    facts.groups,
    facts.filters,
    plan.windows.filter(({ measure }) => used.includes(measure)),
    plan.sources,
    parameters,
  );
  const sums = used.map((measure) => {
    const windows = plan.windows.filter((window) => window.measure === measure);
    const conditions = windows.map(({ source, first, last }) => {
      const months = `f.month BETWEEN ${parameters.add(first)} AND ${parameters.add(last)}`;
      return plan.sources.length > 1 ? `(f.source = ${parameters.add(source)} AND ${months})` : months;
    });
    const sum = conditions.length > 0 ? `SUM(CASE WHEN ${conditions.join(' OR ')} THEN f.volume END)` : 'NULL';
    return `, ${asDouble(sum)} AS ${columnOf[measure]}`;
  });
  const groups = ['f.source AS source', ...columns];
  const places = groups.map((_, index) => index + 2).join(', ');
  return `${name} AS (SELECT 0 AS slot, ${groups.join(', ')}${sums.join('')}
    FROM ${from} WHERE ${where} GROUP BY ${places})`;
}

/**
 * Figures by period: the facts summed up by month first, then every month spread over the windows it belongs to.
 * The second step works on few rows, so a month may stand in many windows (its own, next year's base, year to date).
 */
function periodCube(
  name: string,
  plan: Plan,
  used: readonly Measure[],
  facts: CubeFacts,
  parameters: Parameters,
): string {
  const windows = plan.windows.filter(({ measure }) => used.includes(measure));
  const { columns, from, where } = factsOf(facts.groups, facts.filters, windows, plan.sources, parameters);
  const groups = ['f.month AS month', 'f.source AS source', ...columns];
  const places = groups.map((_, index) => index + 1).join(', ');
  const rows = parameters.rows(
    windows.map(({ source, slot, measure, first, last }) => [source, slot, measures.indexOf(measure), first, last]),
  );
  const dimensions = facts.groups.map(({ column }) => `, m.${column} AS ${column}`).join('');
  const sums = used.map(
    (measure) =>
      `, SUM(CASE WHEN s.measure = ${parameters.add(measures.indexOf(measure))} THEN m.volume END) AS ${columnOf[measure]}`,
  );
  const grouped = ['s.slot', 'm.source', ...facts.groups.map(({ column }) => `m.${column}`)];
  return `${name}_monthly AS (SELECT ${groups.join(', ')}, ${asDouble('SUM(f.volume)')} AS volume
    FROM ${from} WHERE ${where} GROUP BY ${places}),
  ${name}_windows (source, slot, measure, first_month, last_month) AS (VALUES ${rows}),
  ${name}_spread AS (SELECT w.source, w.slot, w.measure, t.month
    FROM (SELECT DISTINCT month FROM ${name}_monthly) AS t
    JOIN ${name}_windows AS w ON t.month BETWEEN w.first_month AND w.last_month),
  ${name} AS (SELECT s.slot AS slot, m.source AS source${dimensions}${sums.join('')}
    FROM ${name}_monthly AS m JOIN ${name}_spread AS s ON s.month = m.month AND s.source = m.source
    GROUP BY ${grouped.join(', ')})`;
}

/** Which facts a cube counts, and by what. */
export interface CubeFacts {
  groups: readonly Group[];
  filters: readonly [DimensionKey, readonly string[]][];
}

/**
 * A common table expression with a row for each slot, source and group, and a column for each measure: NULL where
 * nothing was sold in the window, or the source does not cover it. The whole span stands in the slot of the plan.
 */
export function cube(
  name: string,
  plan: Plan,
  used: readonly Measure[],
  facts: CubeFacts,
  parameters: Parameters,
): string {
  return plan.byPeriod
    ? periodCube(name, plan, used, facts, parameters)
    : spanCube(name, plan, used, facts, parameters);
}

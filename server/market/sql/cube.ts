import type { Dataset } from '../datasets/index.ts';
import { eachMonth } from '../model/spans.ts';
import { factsOf, type Group, type MemberFilter } from './facts.ts';
import { listed } from './literals.ts';
import type { Measure } from './measures.ts';
import { frameOf, type Plan } from './plan.ts';

const asDouble = (sum: string): string => `CAST(${sum} AS DOUBLE PRECISION)`;

/** Which facts a cube counts, by what, and which sums of them. */
export interface CubeFacts {
  groups: readonly Group[];
  filters: readonly MemberFilter[];
  measures: readonly Measure[];
}

const windowsOf = ({ windows }: Plan, measures: readonly Measure[]) => {
  const frames = new Set(measures.map(frameOf));
  return windows.filter(({ frame }) => frames.has(frame));
};

/** Figures for the whole span: one pass over the facts, each measure a sum over its own months. */
function spanCube(name: string, dataset: Dataset, plan: Plan, cubed: CubeFacts): string {
  const { groups, filters, measures } = cubed;
  const windows = windowsOf(plan, measures);
  const { source, columns, from, where } = factsOf(dataset, groups, filters, windows, plan.sources);
  const sums = measures.map((measure) => {
    const own = windows.filter(({ frame }) => frame === frameOf(measure));
    const conditions = own.map((window) => {
      const months = `f.month BETWEEN ${window.first} AND ${window.last}`;
      return plan.sources.length > 1 ? `(${source} = ${window.source} AND ${months})` : months;
    });
    const sum =
      conditions.length > 0 ? `SUM(CASE WHEN ${conditions.join(' OR ')} THEN ${measure.part.sql} END)` : 'NULL';
    return `, ${asDouble(sum)} AS ${measure.column}`;
  });
  const own = [`${source} AS source`, ...columns];
  const places = own.map((_, index) => index + 2).join(', ');
  return `${name} AS (SELECT 0 AS slot, ${own.join(', ')}${sums.join('')}
    FROM ${from} WHERE ${where} GROUP BY ${places})`;
}

/**
 * Figures by period: the facts summed up by month first, then every month spread over the windows it belongs to.
 * The second step works on few rows, so a month may stand in many windows (its own, next year's base, year to date).
 */
function periodCube(name: string, dataset: Dataset, plan: Plan, cubed: CubeFacts): string {
  const { groups, filters, measures } = cubed;
  const windows = windowsOf(plan, measures);
  const { source, columns, from, where } = factsOf(dataset, groups, filters, windows, plan.sources);
  const own = ['f.month AS month', `${source} AS source`, ...columns];
  const places = own.map((_, index) => index + 1).join(', ');
  const frames = [...new Set(measures.map(frameOf))];
  const spread = windows.flatMap(({ source, slot, frame, ...span }) =>
    eachMonth(span).map((month) => ({ source, slot, frame: frames.indexOf(frame), month })),
  );
  const parts = [...new Map(measures.map(({ part }) => [part.sql, part])).values()];
  const partSums = parts.map(({ sql }, index) => `, ${asDouble(`SUM(${sql})`)} AS p${index}`);
  const sums = measures.map((measure) => {
    const part = parts.findIndex(({ sql }) => sql === measure.part.sql);
    const frame = frames.indexOf(frameOf(measure));
    return `, SUM(CASE WHEN s.frame = ${frame} THEN m.p${part} END) AS ${measure.column}`;
  });
  const dimensions = groups.map(({ column }) => `, m.${column} AS ${column}`).join('');
  const grouped = ['s.slot', 'm.source', ...groups.map(({ column }) => `m.${column}`)];
  return `${name}_monthly AS (SELECT ${own.join(', ')}${partSums.join('')}
    FROM ${from} WHERE ${where} GROUP BY ${places}),
  ${name}_spread AS (SELECT ${listed(spread, ['source', 'slot', 'frame', 'month'])}),
  ${name} AS (SELECT s.slot AS slot, m.source AS source${dimensions}${sums.join('')}
    FROM ${name}_monthly AS m JOIN ${name}_spread AS s ON s.month = m.month AND s.source = m.source
    GROUP BY ${grouped.join(', ')})`;
}

/**
 * A common table expression with a row for each slot, source and group, and a column for each measure: NULL where
 * nothing was counted in the window, or the source does not cover it. The whole span stands in the slot of the plan.
 */
export function cube(name: string, dataset: Dataset, plan: Plan, cubed: CubeFacts): string {
  return (plan.byPeriod ? periodCube : spanCube)(name, dataset, plan, cubed);
}

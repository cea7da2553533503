import type { DimensionKey } from '@portal/contract';
import { columnOf } from './cube.ts';
import type { Group } from './facts.ts';
import type { Level } from './figures.ts';
import type { Parameters } from './parameters.ts';
import { type Plan, wholeSpan } from './plan.ts';

/** The rows of one level of an answer: where their measures come from, and which columns they have. */
export interface LevelRows {
  kind: 'row' | 'others' | 'subtotal' | 'total';
  level: Level;
  /** A relation with slot, source, the groups and the measures. */
  relation: string;
  groups: readonly Group[];
  /** Whether the rows tell periods and sources apart. */
  period: boolean;
  source: boolean;
}

/** fillGaps: every group that sold in the span, in every period that its source covers. */
export function filled(plan: Plan, groups: readonly Group[], present: string, parameters: Parameters): string[] {
  const slots = plan.windows.filter(({ measure, slot }) => measure === 'volume' && slot !== wholeSpan);
  const same = groups.map(({ column }) => ` AND c.${column} = g.${column}`).join('');
  const columns = [
    ...groups.map(({ column }) => `g.${column}`),
    ...plan.measures.map((measure) => `c.${columnOf[measure]}`),
  ];
  const own = ['source', ...groups.map(({ column }) => column)].join(', ');
  return [
    `slots (slot, source) AS (VALUES ${parameters.rows(slots.map(({ slot, source }) => [slot, source]))})`,
    `entries AS (SELECT t.slot AS slot, g.source AS source, ${columns.join(', ')}
      FROM (SELECT DISTINCT ${own} FROM cube WHERE slot >= 0 AND ${present}) AS g
      JOIN slots AS t ON t.source = g.source
      LEFT JOIN cube AS c ON c.slot = t.slot AND c.source = g.source${same})`,
  ];
}

/** Others: all that the cube holds less what is shown, so bases of groups that sold nothing now count too. */
export function leftOut(plan: Plan, measureColumns: readonly string[]): string {
  const sums = measureColumns.map((column) => `, SUM(${column}) AS ${column}`).join('');
  const signed = (sign: string) => measureColumns.map((column) => `, ${sign}${column} AS ${column}`).join('');
  const none = measureColumns.map(() => ', NULL').join('');
  return `left_out AS (SELECT ${plan.spanSlot} AS slot, source${sums} FROM (
      SELECT source, 0 AS n${signed('')} FROM cube WHERE slot >= 0
      UNION ALL SELECT source, -1 AS n${signed('-')} FROM shown
      UNION ALL SELECT source, 1 AS n${none} FROM entries) AS u
    GROUP BY source HAVING SUM(n) > 0)`;
}

/** Subtotals: the figures by the first dimension alone, and by source where there are several. */
export function summed(
  plan: Plan,
  first: DimensionKey,
  groups: readonly Group[],
  measureColumns: readonly string[],
): string {
  const columns = ['slot', 'source', ...groups.map(({ column }) => column)].join(', ');
  const sums = measureColumns.map((column) => `, SUM(${column}) AS ${column}`).join('');
  const where = first === 'period' ? 'slot >= 0' : `slot = ${plan.spanSlot}`;
  return `subtotal AS (SELECT ${columns}${sums} FROM cube WHERE ${where} GROUP BY ${columns}
    HAVING SUM(${columnOf.volume}) IS NOT NULL)`;
}

import type { Dataset } from '../datasets/index.ts';
import type { Question } from '../model/question.ts';
import type { Group, MemberFilter } from './facts.ts';
import type { Level } from './figures.ts';
import type { KnownMembers } from './known-members.ts';
import { listed } from './literals.ts';
import type { Measure } from './measures.ts';
import type { Plan } from './plan.ts';

/** What all levels of a statement share. */
export interface Levels {
  dataset: Dataset;
  query: Question;
  plan: Plan;
  groups: readonly Group[];
  /** Within whose members shares, places and the limit are counted; null for all together. */
  within: Group | null;
  /** Column of each indicator of the question. */
  figures: readonly { key: string; column: string }[];
  /** The measures of the market that stand beside each row, for shares. */
  market: readonly Measure[];
  members: KnownMembers;
  /** Which facts are counted. */
  filters: readonly MemberFilter[];
  /** Whether there may be more rows than are shown. */
  mayCut: boolean;
}

/** A table that stands beside the rows, whose figures cannot be added up from those of members. */
export interface Beside {
  /** The common table expression that it is made from. */
  cube: string;
  /** Its columns that stand beside a row. */
  columns: readonly string[];
  /** @returns a join that sets them beside the rows `e` of a level; null where the level has none of them */
  join(rows: LevelRows): string | null;
}

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

/**
 * fillGaps: every group that was counted in the span, in every period: also in those that its source does not cover,
 * where no figure is known.
 */
export function filled(plan: Plan, groups: readonly Group[], present: string): string[] {
  const slots = plan.sources.flatMap((source) => plan.slots.map(({ slot }) => ({ slot, source })));
  const same = groups.map(({ column }) => ` AND c.${column} = g.${column}`).join('');
  const columns = [...groups.map(({ column }) => `g.${column}`), ...plan.measures.map(({ column }) => `c.${column}`)];
  const own = ['source', ...groups.map(({ column }) => column)].join(', ');
  return [
    `slots AS (SELECT ${listed(slots, ['slot', 'source'])})`,
    `entries AS (SELECT t.slot AS slot, g.source AS source, ${columns.join(', ')}
      FROM (SELECT DISTINCT ${own} FROM cube WHERE slot >= 0 AND ${present}) AS g
      JOIN slots AS t ON t.source = g.source
      LEFT JOIN cube AS c ON c.slot = t.slot AND c.source = g.source${same})`,
  ];
}

const sumsOf = ({ measures }: Plan) => measures.map(({ column }) => `, SUM(${column}) AS ${column}`).join('');

/** Others: all that the cube holds less what is shown, so bases of groups that are not there now count too. */
export function leftOut(plan: Plan): string {
  const measureColumns = plan.measures.map(({ column }) => column);
  const signed = (sign: string) => measureColumns.map((column) => `, ${sign}${column} AS ${column}`).join('');
  const none = measureColumns.map(() => ', NULL').join('');
  return `left_out AS (SELECT ${plan.spanSlot} AS slot, source${sumsOf(plan)} FROM (
      SELECT source, 0 AS n${signed('')} FROM cube WHERE slot >= 0
      UNION ALL SELECT source, -1 AS n${signed('-')} FROM shown
      UNION ALL SELECT source, 1 AS n${none} FROM entries) AS u
    GROUP BY source HAVING SUM(n) > 0)`;
}

/**
 * Subtotals: the figures by the first dimension alone, and by source where there are several.
 * @param counted the column that says that something was counted
 */
export function summed(plan: Plan, first: string, groups: readonly Group[], counted: string): string {
  const columns = ['slot', 'source', ...groups.map(({ column }) => column)].join(', ');
  const where = first === 'period' ? 'slot >= 0' : `slot = ${plan.spanSlot}`;
  return `subtotal AS (SELECT ${columns}${sumsOf(plan)} FROM cube WHERE ${where} GROUP BY ${columns}
    HAVING SUM(${counted}) IS NOT NULL)`;
}

/** The figures of everything under the filters. */
export const totalled = (plan: Plan): string =>
  `grand AS (SELECT slot, source${sumsOf(plan)} FROM cube WHERE slot = ${plan.spanSlot} GROUP BY slot, source)`;

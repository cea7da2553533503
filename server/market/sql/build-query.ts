import type { DimensionKey, IndicatorKey, MarketQuery } from '@portal/contract';
import { columnOf, cube } from './cube.ts';
import { type Group, groupsOf, memberFilters } from './facts.ts';
import { figure, type Level, marketColumns } from './figures.ts';
import { orderOf } from './order.ts';
import { Parameters } from './parameters.ts';
import { type Plan, wholeSpan } from './plan.ts';

/** The longest answer; the answer says when rows were left out. */
export const rowCap = 5000;

/** What a row of the statement's result stands for, in its first column. */
export const rowKinds = { row: 0, others: 1, subtotal: 2, total: 3 } as const;

/**
 * A statement and what its columns are: kind, position, found (rows before the limit; rows only), slot, source, then
 * the groups, then the indicators.
 */
export interface Statement {
  sql: string;
  values: (number | string)[];
  groups: Group[];
  indicators: IndicatorKey[];
}

/** The rows of one level: where their measures come from, and which columns they have. */
interface LevelRows {
  kind: keyof typeof rowKinds;
  level: Level;
  /** A relation with slot, source, the groups and the measures. */
  relation: string;
  groups: readonly Group[];
  period: boolean;
  source: boolean;
}

/**
 * Turns a question into one statement that DuckDB and PostgreSQL both understand. Every value of the question is a
 * parameter; names of columns and tables come from the model alone.
 * @param plan what planPeriods made of the same question; it must list at least one slot
 * @throws Refusal when asked to sort by what the question does not list
 */
export function buildQuery(query: MarketQuery, plan: Plan): Statement {
  const parameters = new Parameters();
  const groups = groupsOf(query.by);
  const filters = memberFilters(query.filters);
  const limit = Math.min(query.limit ?? rowCap, rowCap);
  const indicators = query.indicators;
  const figures = indicators.map((key, index) => ({ key, column: `i${index}` }));
  const measureColumns = plan.measures.map((measure) => columnOf[measure]);
  const withShare = indicators.includes('share') || indicators.includes('shareChange');
  const severalSources = plan.sources.length > 1;

  const ctes: string[] = [cube('cube', plan, plan.measures, { groups, filters }, parameters)];
  if (withShare) {
    const own = filters.filter(([key]) => !query.by.includes(key));
    const used = plan.measures.filter((measure) => measure === 'volume' || measure === 'yearBefore');
    const base = own.length < filters.length ? 'market_cube' : 'cube';
    if (base === 'market_cube') ctes.push(cube(base, plan, used, { groups: [], filters: own }, parameters));
    const yearBefore = used.includes('yearBefore') ? `SUM(${columnOf.yearBefore})` : 'NULL';
    ctes.push(`market AS (SELECT slot, source, SUM(${columnOf.volume}) AS ${marketColumns.volume},
      ${yearBefore} AS ${marketColumns.yearBefore} FROM ${base} GROUP BY slot, source)`);
  }

  const sold = `${columnOf.volume} IS NOT NULL`;
  // A group that sold earlier this year still has a running total in a month without sales.
  const present = indicators.includes('cumulativeVolume') ? `(${sold} OR ${columnOf.ytd} IS NOT NULL)` : sold;
  const groupColumns = groups.map(({ column }) => column);
  if (query.fillGaps && plan.byPeriod) ctes.push(...filled(plan, groupColumns, measureColumns, present, parameters));
  else ctes.push(`entries AS (SELECT * FROM cube WHERE slot >= 0 AND ${present})`);

  /** The level with the indicators worked out, and the position of each row. */
  const valued = ({ level, relation, groups: own, kind, ...tells }: LevelRows): string => {
    const sortable = { ...tells, groups: own, figures };
    const joined = withShare
      ? `(SELECT e.*, k.${marketColumns.volume}, k.${marketColumns.yearBefore} FROM ${relation} AS e
          LEFT JOIN market AS k ON k.slot = e.slot AND k.source = e.source) AS v`
      : `${relation} AS v`;
    const columns = figures.map(
      ({ key, column }) => `CAST(${figure(key, plan, level, parameters)} AS DOUBLE PRECISION) AS ${column}`,
    );
    const inner = `SELECT v.*, ${columns.join(', ')} FROM ${joined}`;
    const first = `SELECT * FROM (${inner}) AS a ORDER BY ${orderOf(query, sortable, parameters)} LIMIT ${parameters.add(
      kind === 'row' ? limit : rowCap,
    )}`;
    return `SELECT b.*, ROW_NUMBER() OVER (ORDER BY ${orderOf(query, sortable, parameters)}) AS pos FROM (${first}) AS b`;
  };
  const selected = (kind: keyof typeof rowKinds, own: readonly Group[], relation: string): string => {
    const cells = groups.map((group) =>
      own.includes(group)
        ? group.column
        : `CAST(NULL AS ${group.dimension.kind === 'named' ? 'INTEGER' : 'VARCHAR'}) AS ${group.column}`,
    );
    const found = kind === 'row' ? '(SELECT COUNT(*) FROM entries)' : '0';
    const columns = ['slot', 'source', ...cells, ...figures.map(({ column }) => column)];
    return `SELECT ${rowKinds[kind]} AS kind, CAST(pos AS INTEGER) AS pos, CAST(${found} AS INTEGER) AS found,
      ${columns.join(', ')} FROM ${relation}`;
  };

  const rows: LevelRows = {
    kind: 'row',
    level: 'single',
    relation: 'entries',
    groups,
    period: plan.byPeriod,
    source: severalSources,
  };
  ctes.push(`shown AS (${valued(rows)})`);
  const parts = [selected('row', groups, 'shown')];

  if (query.others) {
    ctes.push(leftOut(plan, measureColumns));
    const level = plan.byPeriod ? 'scattered' : 'single';
    const others: LevelRows = {
      kind: 'others',
      level,
      relation: 'left_out',
      groups: [],
      period: false,
      source: severalSources,
    };
    parts.push(selected('others', [], `(${valued(others)}) AS others`));
  }
  const [first] = query.by;
  if (query.subtotals && first && query.by.length > 1) {
    const subtotals = summed(plan, first, groups, measureColumns, severalSources);
    ctes.push(`subtotal AS (${subtotals.sql})`);
    parts.push(selected('subtotal', subtotals.rows.groups, `(${valued(subtotals.rows)}) AS subtotals`));
  }
  // Sources are never added: with several there is no total.
  if (query.totals && !severalSources) {
    const sums = measureColumns.map((column) => `, SUM(${column}) AS ${column}`).join('');
    ctes.push(`grand AS (SELECT slot, source${sums} FROM cube WHERE slot = ${plan.spanSlot} GROUP BY slot, source)`);
    const total: LevelRows = {
      kind: 'total',
      level: 'single',
      relation: 'grand',
      groups: [],
      period: false,
      source: false,
    };
    parts.push(selected('total', [], `(${valued(total)}) AS totals`));
  }
  const sql = `WITH ${ctes.join(',\n')}\n${parts.join('\nUNION ALL\n')}\nORDER BY kind, pos`;
  return { sql, values: parameters.values, groups, indicators };
}

/** fillGaps: every group that sold in the span, in every period that its source covers. */
function filled(
  plan: Plan,
  groupColumns: readonly string[],
  measureColumns: readonly string[],
  present: string,
  parameters: Parameters,
): string[] {
  const slots = plan.windows.filter(({ measure, slot }) => measure === 'volume' && slot !== wholeSpan);
  const same = groupColumns.map((column) => ` AND c.${column} = g.${column}`).join('');
  const columns = [...groupColumns.map((column) => `g.${column}`), ...measureColumns.map((column) => `c.${column}`)];
  return [
    `slots (slot, source) AS (VALUES ${parameters.rows(slots.map(({ slot, source }) => [slot, source]))})`,
    `entries AS (SELECT t.slot AS slot, g.source AS source, ${columns.join(', ')}
      FROM (SELECT DISTINCT ${['source', ...groupColumns].join(', ')} FROM cube WHERE slot >= 0 AND ${present}) AS g
      JOIN slots AS t ON t.source = g.source
      LEFT JOIN cube AS c ON c.slot = t.slot AND c.source = g.source${same})`,
  ];
}

/** Others: all that the cube holds less what is shown, so bases of groups that sold nothing now count too. */
function leftOut(plan: Plan, measureColumns: readonly string[]): string {
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
function summed(
  plan: Plan,
  first: DimensionKey,
  groups: readonly Group[],
  measureColumns: readonly string[],
  severalSources: boolean,
): { sql: string; rows: LevelRows } {
  const period = first === 'period';
  const own = groups.filter(({ key }) => key === first);
  const columns = ['slot', 'source', ...own.map(({ column }) => column)].join(', ');
  const sums = measureColumns.map((column) => `, SUM(${column}) AS ${column}`).join('');
  const where = period ? 'slot >= 0' : `slot = ${plan.spanSlot}`;
  const sql = `SELECT ${columns}${sums} FROM cube WHERE ${where} GROUP BY ${columns} HAVING SUM(${columnOf.volume}) IS NOT NULL`;
  const rows: LevelRows = {
    kind: 'subtotal',
    level: 'single',
    relation: 'subtotal',
    groups: own,
    period,
    source: severalSources,
  };
  return { sql, rows };
}

import type { MarketQuery } from '@portal/contract';
import { columnOf } from './cube.ts';
import type { Group } from './facts.ts';
import { figure, marketColumns } from './figures.ts';
import type { LevelRows } from './levels.ts';
import { orderOf } from './order.ts';
import type { Parameters } from './parameters.ts';
import type { Plan } from './plan.ts';

/** The longest answer; the answer says when rows were left out. */
export const rowCap = 5000;

/** What a row of the statement's result stands for, in its first column. */
export const rowKinds = { row: 0, others: 1, subtotal: 2, total: 3, below: 4 } as const;

/** What all levels of a statement share. */
export interface Levels {
  query: MarketQuery;
  plan: Plan;
  groups: readonly Group[];
  /** Column of each indicator of the question. */
  figures: readonly { key: MarketQuery['indicators'][number]; column: string }[];
  parameters: Parameters;
}

/** The indicators of a level worked out from its measures, and the market's volume beside them where shares need it. */
function valued({ query, plan, figures, parameters }: Levels, { relation, level }: LevelRows): string {
  const withShare = query.indicators.includes('share') || query.indicators.includes('shareChange');
  const joined = withShare
    ? `(SELECT e.*, k.${marketColumns.volume}, k.${marketColumns.yearBefore} FROM ${relation} AS e
        LEFT JOIN market AS k ON k.slot = e.slot AND k.source = e.source) AS v`
    : `${relation} AS v`;
  const columns = figures.map(
    ({ key, column }) => `CAST(${figure(key, plan, level, parameters)} AS DOUBLE PRECISION) AS ${column}`,
  );
  return `SELECT v.*, ${columns.join(', ')} FROM ${joined}`;
}

/** @returns the condition that keeps rows below the least volume of the question out of a list of rows, or nothing */
function enough({ query, parameters }: Levels, rows: LevelRows): string {
  if (query.minimumVolume === undefined || rows.kind !== 'row') return '';
  return ` WHERE a.${columnOf.volume} >= ${parameters.add(query.minimumVolume)}`;
}

/** @returns one row that counts, in the place of `found`, the rows that sold fewer than the least volume */
export function counted({ groups, figures, parameters }: Levels, least: number): string {
  const nothing = ['slot', 'source', ...groups.map(({ column }) => column), ...figures.map(({ column }) => column)];
  return `SELECT ${rowKinds.below} AS kind, 0 AS pos, CAST(COUNT(*) AS INTEGER) AS found,
    ${nothing.map((column) => `NULL AS ${column}`).join(', ')}
    FROM entries WHERE COALESCE(${columnOf.volume}, 0) < ${parameters.add(least)}`;
}

/** @returns the rows of a level with their indicators and their position `pos`, the first ones up to the limit */
export function ranked(levels: Levels, rows: LevelRows): string {
  const { query, figures, parameters } = levels;
  const order = () => orderOf(query, { ...rows, figures }, parameters);
  const limit = rows.kind === 'row' ? Math.min(query.limit ?? rowCap, rowCap) : rowCap;
  const relation = `(${valued(levels, rows)}) AS a${enough(levels, rows)}`;
  const first = `SELECT * FROM ${relation} ORDER BY ${order()} LIMIT ${parameters.add(limit)}`;
  return `SELECT b.*, CAST(ROW_NUMBER() OVER (ORDER BY ${order()}) AS INTEGER) AS pos FROM (${first}) AS b`;
}

/** @returns the rows of a level alone, sorted: what an answer without any other level needs */
export function sorted(levels: Levels, rows: LevelRows): string {
  const { query, figures, parameters } = levels;
  const relation = `(${valued(levels, rows)}) AS a`;
  const order = orderOf(query, { ...rows, figures }, parameters);
  const limit = parameters.add(Math.min(query.limit ?? rowCap, rowCap));
  return `${selected(levels, rows, relation, '0')} ORDER BY ${order} LIMIT ${limit}`;
}

/** @returns the columns of the result from a level's rows; NULL where the level does not tell groups apart */
export function selected(
  { groups, figures }: Levels,
  rows: Pick<LevelRows, 'kind' | 'groups'>,
  relation: string,
  position = 'pos',
): string {
  const cells = groups.map((group) =>
    rows.groups.includes(group)
      ? group.column
      : `CAST(NULL AS ${group.dimension.kind === 'named' ? 'INTEGER' : 'VARCHAR'}) AS ${group.column}`,
  );
  const found = rows.kind === 'row' ? '(SELECT COUNT(*) FROM entries)' : '0';
  const columns = ['slot', 'source', ...cells, ...figures.map(({ column }) => column)];
  return `SELECT ${rowKinds[rows.kind]} AS kind, ${position} AS pos, CAST(${found} AS INTEGER) AS found,
    ${columns.join(', ')} FROM ${relation}`;
}

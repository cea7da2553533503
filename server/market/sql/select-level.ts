import { countedDimensions, joinedCount } from './distinct.ts';
import { distinctColumn, figure, marketColumn } from './figures.ts';
import type { LevelRows, Levels } from './levels.ts';
import { countedOf } from './measures.ts';
import { orderOf } from './order.ts';
import { placeless } from './unnamed.ts';

/** The longest answer; the answer says when rows were left out. */
export const rowCap = 5000;

/** What a row of the statement's result stands for, in its first column. */
export const rowKinds = { row: 0, others: 1, subtotal: 2, total: 3, below: 4 } as const;

/** The indicators of a level worked out from its measures, and from what shares and counts of members need beside. */
function valued(levels: Levels, rows: LevelRows): string {
  const { dataset, query, plan, groups, figures, market, parameters, unnamed } = levels;
  const dimensions = countedDimensions(dataset, query);
  const ofMarket = market.map(({ column }) => `, k.${marketColumn(column)}`);
  const counts = dimensions.map((dimension) => `, c_${dimension}.${distinctColumn(dimension)}`);
  const joins = [
    ...(market.length > 0 ? [' LEFT JOIN market AS k ON k.slot = e.slot AND k.source = e.source'] : []),
    ...dimensions.map((dimension) => joinedCount(dimension, levels, rows)),
  ];
  const joined =
    joins.length > 0
      ? `(SELECT e.*${[...ofMarket, ...counts].join('')} FROM ${rows.relation} AS e${joins.join('')}) AS v`
      : `${rows.relation} AS v`;
  const unranked = () => placeless(dataset, groups, unnamed, parameters);
  const made = { dataset, plan, level: rows.level, isRow: rows.kind === 'row', unranked, parameters };
  const columns = figures.map(({ key, column }) => `CAST(${figure(key, made)} AS DOUBLE PRECISION) AS ${column}`);
  return `SELECT v.*, ${columns.join(', ')} FROM ${joined}`;
}

/** @returns the condition that keeps rows below the least volume of the question out of a list of rows, or nothing */
function enough({ dataset, query, parameters }: Levels, rows: LevelRows): string {
  if (query.minimumVolume === undefined || rows.kind !== 'row') return '';
  return ` WHERE a.${countedOf(dataset).column} >= ${parameters.add(query.minimumVolume)}`;
}

/** @returns one row that counts, in the place of `found`, the rows that counted fewer than the least volume */
export function counted({ dataset, groups, figures, parameters }: Levels, least: number): string {
  const nothing = ['slot', 'source', ...groups.map(({ column }) => column), ...figures.map(({ column }) => column)];
  return `SELECT ${rowKinds.below} AS kind, 0 AS pos, CAST(COUNT(*) AS INTEGER) AS found,
    ${nothing.map((column) => `NULL AS ${column}`).join(', ')}
    FROM entries WHERE COALESCE(${countedOf(dataset).column}, 0) < ${parameters.add(least)}`;
}

/** The order of a level: the rows that have no place stand behind those that have. */
function orderOfRows({ dataset, query, figures, parameters, unnamed }: Levels, rows: LevelRows): string {
  const last = () => (rows.kind === 'row' ? placeless(dataset, rows.groups, unnamed, parameters) : null);
  return orderOf(query, { ...rows, figures, last }, parameters);
}

/** @returns the rows of a level with their indicators and their position `pos`, the first ones up to the limit */
export function ranked(levels: Levels, rows: LevelRows): string {
  const { query, parameters } = levels;
  const order = () => orderOfRows(levels, rows);
  const limit = rows.kind === 'row' ? Math.min(query.limit ?? rowCap, rowCap) : rowCap;
  const relation = `(${valued(levels, rows)}) AS a${enough(levels, rows)}`;
  const first = `SELECT * FROM ${relation} ORDER BY ${order()} LIMIT ${parameters.add(limit)}`;
  return `SELECT b.*, CAST(ROW_NUMBER() OVER (ORDER BY ${order()}) AS INTEGER) AS pos FROM (${first}) AS b`;
}

/** @returns the rows of a level alone, sorted: what an answer without any other level needs */
export function sorted(levels: Levels, rows: LevelRows): string {
  const { query, parameters } = levels;
  const relation = `(${valued(levels, rows)}) AS a`;
  const order = orderOfRows(levels, rows);
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

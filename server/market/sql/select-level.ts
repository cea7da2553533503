import { besideOf } from './beside.ts';
import { figure, marketColumn } from './figures.ts';
import type { LevelRows, Levels } from './levels.ts';
import { decimal, whole } from './literals.ts';
import { countedOf } from './measures.ts';
import { orderOf } from './order.ts';
import { placeless } from './unnamed.ts';

/** The longest answer that a question can wish for; the answer says when rows were left out. */
export const rowCap = 20_000;

/** As many rows has the answer to a question that wishes for no number. */
const usualRows = 5000;

/** What a row of the statement's result stands for, in its first column. */
export const rowKinds = { row: 0, others: 1, subtotal: 2, total: 3, below: 4, outside: 5 } as const;

/** How many rows of a question are shown at most. */
export const limitOf = ({ most, limit = most ?? usualRows }: { most?: number; limit?: number }): number =>
  Math.min(limit, most ?? rowCap);

/** The measures of the market beside the rows of a level: of the member that each lies within, or of all where it tells none. */
function marketBeside({ within, market }: Levels, rows: LevelRows): string {
  const same = 'k.slot = e.slot AND k.source = e.source';
  if (within === null) return ` LEFT JOIN market AS k ON ${same}`;
  if (rows.groups.includes(within))
    return ` LEFT JOIN market AS k ON ${same} AND k.${within.column} = e.${within.column}`;
  const sums = market.map(({ column }) => `, SUM(${marketColumn(column)}) AS ${marketColumn(column)}`).join('');
  return ` LEFT JOIN (SELECT slot, source${sums} FROM market GROUP BY slot, source) AS k ON ${same}`;
}

/** @returns the rows of a level with their indicators, worked out from its measures and what shares and counts need */
export function valued(levels: Levels, rows: LevelRows): string {
  const { dataset, query, plan, groups, within, figures, market, members } = levels;
  const ofMarket = market.map(({ column }) => `, k.${marketColumn(column)}`);
  const beside = besideOf(levels).flatMap(({ columns, join }) => {
    const joined = join(rows);
    return joined === null ? [] : [{ columns: columns.map((column) => `, ${column}`), joined }];
  });
  const joins = [...(market.length > 0 ? [marketBeside(levels, rows)] : []), ...beside.map(({ joined }) => joined)];
  const columnsBeside = [...ofMarket, ...beside.flatMap(({ columns }) => columns)];
  const joined =
    joins.length > 0
      ? `(SELECT e.*${columnsBeside.join('')} FROM ${rows.relation} AS e${joins.join('')}) AS v`
      : `${rows.relation} AS v`;
  const unranked = () => placeless(dataset, groups, members);
  const least = query.minimumVolume;
  const context = {
    dataset,
    plan,
    level: rows.level,
    isRow: rows.kind === 'row',
    within: within?.column ?? null,
    unranked,
    least,
  };
  const columns = figures.map(({ key, column }) => `CAST(${figure(key, context)} AS DOUBLE PRECISION) AS ${column}`);
  return `SELECT v.*, ${columns.join(', ')} FROM ${joined}`;
}

/** A row that says a number in the place of `found`, and nothing else. */
function countRow({ groups, figures }: Levels, kind: number, from: string): string {
  const nothing = ['slot', 'source', ...groups.map(({ column }) => column), ...figures.map(({ column }) => column)];
  return `SELECT ${kind} AS kind, CAST(COUNT(*) AS INTEGER) AS found,
    ${nothing.map((column) => `NULL AS ${column}`).join(', ')} FROM ${from}`;
}

/** The condition that a row has counted as much as the question wants; null where it wants nothing of it. */
const enough = ({ dataset, query: { minimumVolume } }: Levels): string | null =>
  minimumVolume === undefined ? null : `COALESCE(${countedOf(dataset).column}, 0) >= ${whole(minimumVolume)}`;

/** The condition that all figures of a row lie within the limits of the question; null where it names none. */
function withinLimits({ query: { where }, figures }: Levels): string | null {
  const conditions = (where ?? []).flatMap(({ indicator, atLeast, atMost }) => {
    const column = figures.find(({ key }) => key === indicator)?.column ?? 'NULL';
    return [
      ...(atLeast === undefined ? [] : [`${column} >= ${decimal(atLeast)}`]),
      ...(atMost === undefined ? [] : [`${column} <= ${decimal(atMost)}`]),
    ];
  });
  // A comparison with a figure that is missing says nothing: such a row lies within no limits.
  return conditions.length === 0 ? null : `COALESCE(${conditions.join(' AND ')}, FALSE)`;
}

/** @returns one row that counts, in the place of `found`, the rows that counted fewer than the least volume */
export const counted = (levels: Levels): string =>
  countRow(levels, rowKinds.below, `entries WHERE NOT (${enough(levels) ?? 'TRUE'})`);

/** @returns the same of the rows that counted enough, and whose figures lie outside of the limits */
export function countedOutside(levels: Levels, rows: LevelRows): string {
  const conditions = [enough(levels) ?? 'TRUE', `NOT ${withinLimits(levels) ?? 'TRUE'}`];
  return countRow(levels, rowKinds.outside, `(${valued(levels, rows)}) AS a WHERE ${conditions.join(' AND ')}`);
}

/**
 * The order of the rows of a question, which those of the other levels follow: they have the same columns.
 * @param isRow a condition for the rows of the question where those of other levels stand beside them
 */
export function orderOfRows(
  { dataset, query, figures, members, groups, within }: Levels,
  rows: LevelRows,
  isRow = '',
): string {
  const without = () => placeless(dataset, groups, members);
  const last = () => {
    const condition = without();
    return condition === null || isRow === '' ? condition : `${isRow} AND (${condition})`;
  };
  return orderOf(query, { ...rows, figures, within: within?.column ?? null, last });
}

/** The order of rows that lie within one member. */
const orderWithin = (levels: Levels, rows: LevelRows): string => orderOfRows({ ...levels, within: null }, rows);

/** @returns the rows of a question that it wants to see, the first ones up to its limit */
export function listed(levels: Levels, rows: LevelRows): string {
  const conditions = [enough(levels), withinLimits(levels)].filter((condition) => condition !== null);
  const wanted = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const order = orderOfRows(levels, rows);
  const { within, query } = levels;
  if (within === null || query.limit === undefined)
    return `SELECT * FROM (${valued(levels, rows)}) AS a${wanted} ORDER BY ${order} LIMIT ${whole(limitOf(query))}`;
  const numbered = `SELECT a.*, ROW_NUMBER() OVER (PARTITION BY ${within.column} ORDER BY ${orderWithin(levels, rows)}) AS at_place
    FROM (${valued(levels, rows)}) AS a${wanted}`;
  const { most = rowCap } = query;
  return `SELECT * FROM (${numbered}) AS a WHERE at_place <= ${whole(query.limit)} ORDER BY ${order} LIMIT ${whole(most)}`;
}

/** @returns the columns of the result from a level's rows; NULL where the level does not tell groups apart */
export function selected(
  { groups, figures, mayCut }: Levels,
  rows: Pick<LevelRows, 'kind' | 'groups'>,
  relation: string,
): string {
  const cells = groups.map((group) =>
    rows.groups.includes(group)
      ? group.column
      : `CAST(NULL AS ${group.dimension.kind === 'named' ? 'INTEGER' : 'VARCHAR'}) AS ${group.column}`,
  );
  const found = rows.kind === 'row' && mayCut ? '(SELECT COUNT(*) FROM entries)' : 'NULL';
  const columns = ['slot', 'source', ...cells, ...figures.map(({ column }) => column)];
  return `SELECT ${rowKinds[rows.kind]} AS kind, CAST(${found} AS INTEGER) AS found, ${columns.join(', ')}
    FROM ${relation}`;
}

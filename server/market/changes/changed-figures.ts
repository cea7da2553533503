import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import { baseFigure } from '../sql/index.ts';
import { columnOf, countedOf, partsOf } from '../sql/measures.ts';
import { memberOf, timesOf } from './find-changes.ts';

/** A sum that told figures are made of: its column, and what is added up, of a fact `f`. */
interface Sum {
  column: string;
  sql: string;
}

const sumsFor = (dataset: Dataset, key: string): Sum[] =>
  partsOf(dataset, indicatorOf(dataset, key)).map((part) => ({ column: columnOf(part.key, 'current'), sql: part.sql }));

/** The sums that the told figures of a dataset are made of, what is counted first. */
export function sumsOf(dataset: Dataset): Sum[] {
  const { part, column } = countedOf(dataset);
  const all = [{ column, sql: part.sql }, ...dataset.reported.figures.flatMap((key) => sumsFor(dataset, key))];
  return all.filter((sum, at) => all.findIndex((other) => other.column === sum.column) === at);
}

/** A figure that is made by itself, in SQL over the columns of its sums. */
const figureOver = (dataset: Dataset, key: string): string =>
  baseFigure(indicatorOf(dataset, key), 'current', (other) => figureOver(dataset, other));

const as = { before: (column: string) => `b_${column}`, after: (column: string) => `a_${column}` };

/**
 * @returns SQL for each row of the table `changed_rows`, which is as differing() gives it: its sums before (`b_`) and after (`a_`), and whether there `was` and `is` one
 */
export function rowChanges(dataset: Dataset): string {
  const { facts } = dataset;
  const keys = [...timesOf(facts), ...facts.chains.map((_, at) => memberOf(at))].join(', ');
  const side = (which: 'before' | 'after') => {
    const sums = sumsOf(dataset).map(
      ({ column, sql }) => `CAST(SUM(${sql}) FILTER (side = '${which}') AS DOUBLE) AS ${as[which](column)}`,
    );
    return sums.join(', ');
  };
  const rows = (which: 'before' | 'after') =>
    `SELECT ${keys}, ${which} AS f, '${which}' AS side FROM changed_rows WHERE ${which} IS NOT NULL`;
  return `SELECT ${keys}, ${side('before')}, ${side('after')},
      BOOL_OR(side = 'before') AS was, BOOL_OR(side = 'after') AS is_now
    FROM (${rows('before')} UNION ALL ${rows('after')}) GROUP BY ${keys}`;
}

/** How rows that differ were and are, counted and added up by some columns of theirs. */
export function groupedChanges(dataset: Dataset, rows: string, keys: readonly string[]): string {
  const sums = sumsOf(dataset).flatMap(({ column }) =>
    [as.before(column), as.after(column)].map((name) => `COALESCE(SUM(${name}), 0) AS ${name}`),
  );
  const touched = sumsOf(dataset).map(
    ({ column }) => `BOOL_OR(${as.before(column)} IS DISTINCT FROM ${as.after(column)}) AS t_${column}`,
  );
  return `SELECT ${[...keys, ...sums, ...touched].join(', ')},
      CAST(COUNT(*) FILTER (NOT was) AS INTEGER) AS inserted,
      CAST(COUNT(*) FILTER (was AND is_now) AS INTEGER) AS corrected,
      CAST(COUNT(*) FILTER (NOT is_now) AS INTEGER) AS withdrawn, BOOL_OR(was) AS was, BOOL_OR(is_now) AS is_now
    FROM ${rows} GROUP BY ${keys.join(', ')}`;
}

/** What the figures of a group are made of. */
export interface BothSums {
  /** SQL for the sum of a column before and after, over a group `g`. */
  before: (sum: { before: string; after: string; column: string }) => string;
  after: (sum: { before: string; after: string; column: string }) => string;
  /** Conditions for whether there was and is something. */
  was: string;
  isNow: string;
}

/** The changed rows alone. */
export const changedAlone: BothSums = {
  before: ({ before }) => before,
  after: ({ after }) => after,
  was: 'g.was',
  isNow: 'g.is_now',
};

/**
 * @param groups a relation as groupedChanges gives it
 * @param keys its columns that are kept @param sums what its figures are made of
 * @returns SQL for each told figure of each group: `indicator`, its place among the told ones, counts of rows, and the
 *   figure `before` and `after`, empty where there was or is none
 * @param onlyTouched whether figures are left out of which no row says anything else
 */
export function bothFigures(
  dataset: Dataset,
  groups: string,
  keys: readonly string[],
  sums: BothSums,
  onlyTouched: boolean,
): string {
  const { figures } = dataset.reported;
  const side = (which: 'before' | 'after') => {
    const columns = sumsOf(dataset).map(({ column }) => {
      const of = { before: `g.${as.before(column)}`, after: `g.${as.after(column)}`, column };
      return `${sums[which](of)} AS ${column}`;
    });
    const there = which === 'before' ? sums.was : sums.isNow;
    const changes = figures.map((key, at) => `CASE WHEN there THEN ${figureOver(dataset, key)} END AS ${which}_${at}`);
    return `(SELECT nth, ${changes.join(', ')} FROM (SELECT nth, ${there} AS there, ${columns.join(', ')} FROM g))`;
  };
  const counts = ['inserted', 'corrected', 'withdrawn'];
  const each = figures.map((key, at) => {
    const touched = sumsFor(dataset, key).map(({ column }) => `g.t_${column}`);
    return `SELECT '${key}' AS indicator, ${at} AS place, ${[...keys, ...counts].map((name) => `g.${name}`).join(', ')},
        b.before_${at} AS before, a.after_${at} AS after
      FROM g JOIN b USING (nth) JOIN a USING (nth)${onlyTouched ? ` WHERE ${touched.join(' OR ')}` : ''}`;
  });
  return `WITH g AS (SELECT ROW_NUMBER() OVER () AS nth, * FROM (${groups})), b AS ${side('before')}, a AS ${side('after')}
    ${each.join(' UNION ALL ')}`;
}

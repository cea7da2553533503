import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset, FactChain, Facts } from '../datasets/dataset.ts';
import { describedMembers, labelColumns, rowsIn, type Shape, tablesOf } from './fact-members.ts';

/** Two releases that are compared. */
export interface Compared {
  fresh: Shape;
  old: Shape;
}

/** The number that a member of a chain has in either release. */
export const memberOf = (chain: number): string => `member_${chain}`;

/** Months and source, where there is one. A figure of several months stands in the last; `first_month` is the first. */
export const timesOf = ({ source }: Facts): string[] => ['month', 'first_month', ...(source === null ? [] : [source])];

async function joinChain(
  connection: DuckDBConnection,
  { fresh, old }: Compared,
  chain: FactChain,
  at: number,
): Promise<void> {
  const texts = tablesOf(chain).flatMap(({ name }) => labelColumns(name));
  const none = `SELECT NULL::INTEGER AS id, NULL::VARCHAR AS key, ${texts.map((name) => `NULL::VARCHAR AS ${name}`).join(', ')} LIMIT 0`;
  const [new_, former] = [describedMembers(fresh, chain) ?? none, describedMembers(old, chain) ?? none];
  const either = texts.map((name) => `COALESCE(f.${name}, o.${name}) AS ${name}`);
  await connection.run(`CREATE TEMP TABLE chain_${at} AS
    SELECT CAST(ROW_NUMBER() OVER () AS INTEGER) AS ${memberOf(at)}, key, f.id AS fresh_id, o.id AS old_id, ${either.join(', ')}
    FROM (${new_}) AS f FULL JOIN (${former}) AS o USING (key)`);
}

/**
 * Makes the tables `chain_<at>` of the members that either release has: a number of their own, that of each release
 * (`fresh_id`, `old_id`), their key, and what says them and the wider ones. Members are the same where their keys are,
 * whatever their numbers.
 */
export async function joinMembers(connection: DuckDBConnection, { facts }: Dataset, releases: Compared): Promise<void> {
  for (const [at, chain] of facts.chains.entries()) await joinChain(connection, releases, chain, at);
}

/** @returns SQL for the months of a source that stand together in a release: source, month, first_month; null where none can */
export function combinedIn({ schema, columns }: Shape, { combined, source }: Facts): string | null {
  if (combined === undefined || !columns.has(combined)) return null;
  return `(SELECT ${source === null ? '' : `source AS ${source}, `}month, first_month FROM ${schema}.${combined})`;
}

/** @returns SQL that packs the figures of a row into one value @param of what stands before their names */
export const packed = ({ figures }: Facts, of: (figure: string) => string): string =>
  `STRUCT_PACK(${figures.map((figure) => `${figure} := ${of(figure)}`).join(', ')})`;

/**
 * @param releases whose members are joined
 * @returns SQL for the rows of two releases that are not the same: their months, the members by number, and all figures
 *   of a row together `before` and `after`, empty where there is no such row; months that stand together on one side
 *   alone are other rows
 */
export function differing({ facts }: Dataset, releases: Compared): string {
  const members = facts.chains.map((_, at) => memberOf(at));
  const keys = [...timesOf(facts), ...members].join(', ');
  const figuresIn = (side: 'fresh' | 'old', as: string) => {
    const rows = rowsIn(releases[side], facts.table);
    if (rows === null) {
      const none = [...timesOf(facts), ...members].map((key) => `NULL::INTEGER AS ${key}`).join(', ');
      return `SELECT ${none}, ${packed(facts, () => 'NULL::INTEGER')} AS ${as} LIMIT 0`;
    }
    const joins = facts.chains.map(({ column }, at) => `JOIN chain_${at} ON chain_${at}.${side}_id = s.${column}`);
    const together = combinedIn(releases[side], facts);
    const spans =
      together === null ? '' : `LEFT JOIN ${together} AS t USING (${['month', facts.source ?? []].flat().join(', ')})`;
    const first = together === null ? 'month' : 'COALESCE(t.first_month, month)';
    const times = timesOf(facts).map((time) => (time === 'first_month' ? `${first} AS first_month` : time));
    return `SELECT ${[...times, ...members].join(', ')}, ${packed(facts, (figure) => `s.${figure}`)} AS ${as}
      FROM ${rows} AS s ${joins.join(' ')} ${spans}`;
  };
  return `SELECT ${keys}, before, after
    FROM (${figuresIn('fresh', 'after')}) AS f FULL JOIN (${figuresIn('old', 'before')}) AS o USING (${keys})
    WHERE before IS DISTINCT FROM after`;
}

import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset, FactChain } from '../datasets/dataset.ts';
import { formerShapesOf } from '../store/former-shapes.ts';
import { describedMembers, tablesOf } from './fact-members.ts';

/**
 * Makes the table `chain_<at>` of the members that either release has: a number of their own, that of each release,
 * and the names of each table. Members are the same where their keys are, whatever their numbers.
 */
async function joinMembers(connection: DuckDBConnection, chain: FactChain, at: number): Promise<void> {
  const names = tablesOf(chain).flatMap(({ name }) => [`${name}_zh`, `${name}_en`]);
  const none = `SELECT NULL::INTEGER AS id, NULL::VARCHAR AS key, ${names.map((name) => `NULL::VARCHAR AS ${name}`).join(', ')} LIMIT 0`;
  const [fresh, old] = [
    (await describedMembers(connection, 'fresh', chain)) ?? none,
    (await describedMembers(connection, 'old', chain)) ?? none,
  ];
  const either = names.map((name) => `COALESCE(f.${name}, o.${name}) AS ${name}`);
  await connection.run(`CREATE TABLE chain_${at} AS SELECT ROW_NUMBER() OVER () AS member_${at}, f.id AS fresh_id,
    o.id AS old_id, ${either.join(', ')} FROM (${fresh}) AS f FULL JOIN (${old}) AS o USING (key)`);
}

/** @returns SQL for the rows of a dataset in a release, in today's shape; null where it does not have the table */
export async function rowsIn(connection: DuckDBConnection, release: string, table: string): Promise<string | null> {
  const read = await connection.runAndReadAll(
    `SELECT column_name FROM duckdb_columns() WHERE database_name = '${release}' AND table_name = '${table}'`,
  );
  const columns = read.getRows().map(([name]) => String(name));
  if (columns.length === 0) return null;
  const shape = formerShapesOf(new Map([[table, columns]]), release).get(table);
  return shape ? `(${shape.select})` : `${release}.${table}`;
}

/**
 * Makes the table `changes` of two releases that are open as `fresh` and `old`: month, source where there is one, the
 * names of all members, and all figures of a row together `before` and `after`, empty where there is no such row.
 */
export async function findChanges(connection: DuckDBConnection, { facts }: Dataset): Promise<void> {
  for (const [at, chain] of facts.chains.entries()) await joinMembers(connection, chain, at);
  const members = facts.chains.map((_, at) => `member_${at}`);
  const times = ['month', ...(facts.source === null ? [] : [facts.source])];
  const keys = [...times, ...members].join(', ');
  const figuresIn = async (release: string, side: string) => {
    const rows = await rowsIn(connection, release, facts.table);
    const packed = (of: string) => facts.figures.map((figure) => `${figure} := ${of}${figure}`).join(', ');
    if (rows === null) {
      const nothing = facts.figures.map((figure) => `${figure} := NULL::INTEGER`).join(', ');
      const none = [...times, ...members].map((key) => `NULL::INTEGER AS ${key}`).join(', ');
      return `SELECT ${none}, STRUCT_PACK(${nothing}) AS ${side} LIMIT 0`;
    }
    const joins = facts.chains.map(({ column }, at) => `JOIN chain_${at} ON chain_${at}.${release}_id = s.${column}`);
    return `SELECT ${keys}, STRUCT_PACK(${packed('s.')}) AS ${side} FROM ${rows} AS s ${joins.join(' ')}`;
  };
  const names = facts.chains.flatMap((chain) => tablesOf(chain).flatMap(({ name }) => [`${name}_zh`, `${name}_en`]));
  const described = facts.chains.map((_, at) => `JOIN chain_${at} USING (member_${at})`).join(' ');
  await connection.run(`CREATE TABLE changes AS
    SELECT ${[...times, ...names].join(', ')}, before, after
    FROM (${await figuresIn('fresh', 'after')}) AS f FULL JOIN (${await figuresIn('old', 'before')}) AS o USING (${keys})
    ${described} WHERE before IS DISTINCT FROM after`);
}

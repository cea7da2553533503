import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Dataset } from '../datasets/dataset.ts';
import { memberTablesOf } from '../datasets/tables.ts';
import { filledTables } from './tables.ts';

/** The table of the members that another one of their kind has succeeded. A release without has no such table. */
export const successionTable = 'member_succession';

/** The member of `member_table` with the one number was succeeded by that with the other, from `month` on. */
export const createSuccession = `CREATE TABLE ${successionTable} (
  member_table VARCHAR NOT NULL, predecessor_id INTEGER NOT NULL, successor_id INTEGER NOT NULL, month INTEGER NOT NULL)`;

/** A member that another one has succeeded, by their numbers, and from which month on: year * 12 + month - 1. */
export interface SucceededMember {
  table: string;
  predecessor: number;
  successor: number;
  month: number;
}

/**
 * Statements that seal the table, without members that are gone; none where nobody succeeds.
 * @param connection open on the filled tables
 */
export async function sealSuccession(
  connection: DuckDBConnection,
  among: readonly Dataset[],
  target: string,
  origin: string,
): Promise<string[]> {
  const table = `${origin}.${successionTable}`;
  if ((await filledTables(connection, [table])).size === 0) return [];
  const isThere = memberTablesOf(among).map(({ table: { name, id } }) => {
    const has = (number: string) => `EXISTS (SELECT 1 FROM ${origin}.${name} AS t WHERE t.${id} = ${number})`;
    return `(member_table = '${name}' AND ${has('predecessor_id')} AND ${has('successor_id')})`;
  });
  const left = `FROM ${table} WHERE ${isThere.join(' OR ')}`;
  const some = await connection.runAndReadAll(`SELECT 1 ${left} LIMIT 1`);
  if (some.getRows().length === 0) return [];
  return [`CREATE TABLE ${target}.${successionTable} AS SELECT * ${left} ORDER BY member_table, predecessor_id`];
}

/**
 * @param ask answers a statement over the tables of a release
 * @param schema where they stand, behind which a point; nothing where they are found by their names
 * @returns who was succeeded by whom; nobody where the release has no such table
 */
export async function readSuccession(
  ask: (sql: string) => Promise<readonly (readonly DuckDBValue[])[]>,
  isThere: string,
  schema = '',
): Promise<SucceededMember[]> {
  const [there] = await ask(isThere);
  if (!there?.length) return [];
  const [tables = [], predecessors = [], successors = [], months = []] = await ask(
    `SELECT member_table, predecessor_id, successor_id, month FROM ${schema}${successionTable} ORDER BY month, 1, 2`,
  );
  return tables.map((table, row) => ({
    table: String(table),
    predecessor: Number(predecessors[row]),
    successor: Number(successors[row]),
    month: Number(months[row]),
  }));
}

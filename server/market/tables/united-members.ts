import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../datasets/dataset.ts';
import { memberTablesOf } from '../datasets/tables.ts';
import { filledTables } from './tables.ts';

/** The table of the members that have become one with another: what they were known by. A release without has no such table. */
export const unitedTable = 'member_united';

/**
 * The member of `member_table` that has the number today was known by another `key` and names as well, until the release
 * `release` was made: files may still write them, and deliveries of before name the key.
 */
export const createUnited = `CREATE TABLE ${unitedTable} (
  member_table VARCHAR NOT NULL, member_id INTEGER NOT NULL, key VARCHAR NOT NULL, name_zh VARCHAR NOT NULL,
  name_en VARCHAR NOT NULL, release VARCHAR NOT NULL)`;

/**
 * Statements that seal the table, without members that are gone; none where no member is left.
 * @param connection open on the filled tables
 */
export async function sealUnited(
  connection: DuckDBConnection,
  among: readonly Dataset[],
  target: string,
  origin: string,
): Promise<string[]> {
  const united = `${origin}.${unitedTable}`;
  // Of most releases none has become one with another, and to look for those that are there asks all tables.
  if ((await filledTables(connection, [united])).size === 0) return [];
  const isThere = memberTablesOf(among).map(
    ({ table: { name, id } }) =>
      `(member_table = '${name}' AND EXISTS (SELECT 1 FROM ${origin}.${name} AS t WHERE t.${id} = member_id))`,
  );
  const left = `FROM ${united} WHERE ${isThere.join(' OR ')}`;
  const some = await connection.runAndReadAll(`SELECT 1 ${left} LIMIT 1`);
  if (some.getRows().length === 0) return [];
  return [`CREATE TABLE ${target}.${unitedTable} AS SELECT * ${left} ORDER BY member_table, member_id, key`];
}

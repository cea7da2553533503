import type { DuckDBConnection } from '@duckdb/node-api';
import type pg from 'pg';
import type { Dataset } from '../../datasets/index.ts';
import { quotedName, register } from '../names.ts';
import { tablesOfFile } from '../tables-of-file.ts';
import { createThere } from '../tables-there.ts';
import { distributeThere } from './distribute.ts';

/** The schemas whose tables are spread and not whole yet. */
export const createBegun = `CREATE TABLE IF NOT EXISTS ${register}.begun (schema_name TEXT PRIMARY KEY)`;

/** Whether facts are spread over the nodes of Citus. */
export const hasCitus = async (to: pg.ClientBase): Promise<boolean> =>
  (await to.query("SELECT 1 FROM pg_extension WHERE extname = 'citus'")).rows.length > 0;

/**
 * Makes the tables of a release and spreads them, where Citus is. They cannot be filled in the same transaction: rows go
 * to their node by a connection of its own, which must see the tables. So what is begun is noted, and removed when it
 * does not come whole.
 * @param to outside of a transaction
 */
export async function beginSpread(
  from: DuckDBConnection,
  to: pg.ClientBase,
  schema: string,
  datasets: readonly Dataset[],
): Promise<void> {
  const tables = await tablesOfFile(from);
  await to.query(`INSERT INTO ${register}.begun VALUES ($1)`, [schema]);
  for (const statement of createThere(schema, tables)) await to.query(statement);
  for (const statement of distributeThere(schema, tables, datasets)) await to.query(statement);
}

/**
 * What holds for the transaction that fills spread tables: also rows for this node go by a connection, and indexes are
 * made on one after the other, because connections beside each other would not see each other's rows.
 */
export const fillingSpread = [
  'SET LOCAL citus.enable_local_execution TO off',
  "SET LOCAL citus.multi_shard_modify_mode TO 'sequential'",
];

/** Removes what was begun and never came whole. */
export async function removeBegun(to: pg.ClientBase): Promise<void> {
  const { rows } = await to.query<{ schema_name: string }>(`SELECT schema_name FROM ${register}.begun`);
  for (const { schema_name: schema } of rows) {
    await to.query(`DROP SCHEMA IF EXISTS ${quotedName(schema)} CASCADE`);
    await endBegun(to, schema);
  }
}

/** Takes back the note that a release is not whole. */
export const endBegun = (to: pg.ClientBase, schema: string) =>
  to.query(`DELETE FROM ${register}.begun WHERE schema_name = $1`, [schema]);

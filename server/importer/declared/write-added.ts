import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../market/index.ts';
import { shapesOf } from './known/known-market.ts';
import type { KnownMembers, Member } from './known/known-members.ts';

const inBatches = 500;

const quoted = (value: string | number | null): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);

async function insertMembers(
  connection: DuckDBConnection,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += inBatches) {
    const values = rows.slice(at, at + inBatches).map((row) => `(${row.map(quoted).join(', ')})`);
    await connection.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values.join(', ')}`);
  }
}

/** Writes the members that a file adds to those of the former release, and what it says of others that was not known. */
export async function writeAdded(
  connection: DuckDBConnection,
  dataset: Dataset,
  tables: ReadonlyMap<string, KnownMembers>,
): Promise<void> {
  for (const { table, next } of shapesOf(dataset)) {
    const codes = table.codes ?? [];
    const rowOf = ({ id, key, zh, en, parent, codes: own }: Member) => {
      return [id, key, zh, en, ...(next ? [parent] : []), ...codes.map((code) => own[code] ?? 'unknown')];
    };
    const columns = [table.id, 'key', 'name_zh', 'name_en', ...(next ? [next.id] : []), ...codes];
    await insertMembers(connection, table.name, columns, (tables.get(table.name)?.added ?? []).map(rowOf));
    for (const { id, column, code } of tables.get(table.name)?.learned ?? []) {
      await connection.run(`UPDATE ${table.name} SET ${column} = ${quoted(code)} WHERE ${table.id} = ${id}`);
    }
  }
}

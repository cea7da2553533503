import type { DuckDBConnection } from '@duckdb/node-api';
import { formerName, formerShapesOf } from '../market/index.ts';
import { askRows } from './staging.ts';

/**
 * A table of the release that is attached as `former`.
 * @returns SQL to select from, in today's shape; null where that release does not have the table
 */
export async function formerTable(connection: DuckDBConnection, table: string): Promise<string | null> {
  const rows = await askRows(
    connection,
    `SELECT column_name FROM duckdb_columns() WHERE database_name = '${formerName}' AND table_name = '${table}'`,
  );
  if (rows.length === 0) return null;
  const columns = rows.map(([name]) => String(name));
  const shape = formerShapesOf(new Map([[table, columns]]), formerName).get(table);
  return shape ? `(${shape.select})` : `${formerName}.${table}`;
}

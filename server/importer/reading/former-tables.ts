import type { DuckDBConnection } from '@duckdb/node-api';
import { formerName, formerShapesOf } from '../../market/index.ts';
import { askRows } from './staging.ts';

/**
 * A table of the release that is attached as `former`.
 * @returns SQL to select from, in today's shape; null where that release does not have the table
 */
export async function formerTable(connection: DuckDBConnection, table: string): Promise<string | null> {
  const rows = await askRows(
    connection,
    `SELECT table_name, column_name FROM duckdb_columns() WHERE database_name = '${formerName}'`,
  );
  const columns = new Map<string, string[]>();
  for (const [of, column] of rows) columns.set(String(of), [...(columns.get(String(of)) ?? []), String(column)]);
  const shape = formerShapesOf(columns, formerName).get(table);
  if (shape) return `(${shape.select})`;
  return columns.has(table) ? `${formerName}.${table}` : null;
}

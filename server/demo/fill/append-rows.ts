import type { DuckDBConnection } from '@duckdb/node-api';

/**
 * Writes rows into a table by DuckDB's appender, which is some hundred times faster than INSERT.
 * @param rows one array a row in the order of the table's columns; numbers are whole and fit INTEGER, null is no value
 */
export async function appendRows(
  connection: DuckDBConnection,
  table: string,
  rows: Iterable<(string | number | null)[]>,
): Promise<void> {
  const appender = await connection.createAppender(table);
  for (const row of rows) {
    for (const value of row) {
      if (value === null) appender.appendNull();
      else if (typeof value === 'number') appender.appendInteger(value);
      else appender.appendVarchar(value);
    }
    appender.endRow();
  }
  appender.closeSync();
}

import type { DuckDBConnection } from '@duckdb/node-api';

/** A column of a release's file: its type, in words of DuckDB. */
export interface FileColumn {
  name: string;
  type: string;
  isNeeded: boolean;
}

export interface FileTable {
  name: string;
  columns: readonly FileColumn[];
}

/**
 * The tables of a release's file, by name; of one that something stands in for, that.
 * @param connection open on the file
 */
export async function tablesOfFile(connection: DuckDBConnection): Promise<FileTable[]> {
  const read = await connection.runAndReadAll(
    `SELECT table_name, column_name, data_type, is_nullable FROM duckdb_columns()
     WHERE NOT internal QUALIFY database_name = 'temp' OR NOT BOOL_OR(database_name = 'temp') OVER (PARTITION BY table_name)
     ORDER BY table_name, column_index`,
  );
  const tables = new Map<string, FileColumn[]>();
  for (const [table, name, type, nullable] of read.getRows()) {
    const columns = tables.get(String(table)) ?? [];
    columns.push({ name: String(name), type: String(type), isNeeded: nullable === false });
    tables.set(String(table), columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

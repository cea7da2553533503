import { DuckDBInstance } from '@duckdb/node-api';
import { releaseFile } from '../market/index.ts';

/** Rows of a query on a sealed release, as text. */
export async function askRelease(marketFolder: string, release: string | null, sql: string): Promise<string[]> {
  const instance = await DuckDBInstance.create(releaseFile(marketFolder, release ?? ''), { access_mode: 'READ_ONLY' });
  const connection = await instance.connect();
  try {
    return (await connection.runAndReadAll(sql)).getRowsJson().map((row) => row.join(' '));
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

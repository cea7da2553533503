import { basename } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { wordsWithoutPaths } from '../../kernel/refusals/operator-error.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { asCsv } from '../../kernel/words/csv-line.ts';
import type { FileLimits } from '../../settings/settings-files.ts';
import { emptyFile, refuseFile, type Source, type SourceRow } from '../rows/source-row.ts';
import { tooMuch } from '../rows/too-much.ts';

/** How much the engine may take to read a file of this kind. */
const memory = '512MB';

async function* readParquet(file: string): AsyncIterable<string[]> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: memory });
  const connection = await instance.connect();
  try {
    const path = file.replaceAll("'", "''");
    // What the path says of the rows is read by who opens the folder, for files of every kind.
    const rows = `read_parquet('${path}', hive_partitioning = false)`;
    const result = await connection.stream(`SELECT CAST(COLUMNS(*) AS VARCHAR) FROM ${rows}`);
    yield result.columnNames();
    for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
      for (const values of chunk.getRows()) yield values.map((value) => (value === null ? '' : String(value)));
    }
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

async function* numbered(file: string): AsyncIterable<SourceRow> {
  let row = 0;
  for await (const cells of readParquet(file)) {
    row++;
    if (row > 1) yield { row, cells, text: asCsv(cells) };
  }
}

/** What the engine says of a file, by its name alone: its folder is nobody's business who sent it. */
const wordsOn = (error: unknown, file: string): string =>
  error instanceof Error
    ? wordsWithoutPaths((error.message.split('\n')[0] ?? '').replaceAll(file, basename(file)))
    : '';

/**
 * Opens a Parquet file; its column names count as row 1, so that its first row is row 2 as in a sheet.
 * @throws Refusal when the file is no Parquet file, or has too many columns
 */
export async function parquetSource(file: string, { columns }: Pick<FileLimits, 'columns'>): Promise<Source> {
  try {
    for await (const header of readParquet(file)) {
      if (header.length > columns) throw tooMuch.columns(1, columns);
      return { kind: 'parquet', details: {}, header, headerText: asCsv(header), rows: () => numbered(file) };
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const words = wordsOn(error, file);
    throw refuseFile(
      'importer.parquet-broken',
      `文件不是有效的 Parquet 文件：${words}`,
      `The file is not a valid Parquet file: ${words}`,
    );
  }
  throw emptyFile();
}

import { DuckDBInstance } from '@duckdb/node-api';
import { asCsv } from '../kernel/csv-line.ts';
import { emptyFile, refuseFile, type Source, type SourceRow } from './source-row.ts';

async function* readParquet(file: string): AsyncIterable<string[]> {
  const instance = await DuckDBInstance.create(':memory:');
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

/**
 * Opens a Parquet file; its column names count as row 1, so that its first row is row 2 as in a sheet.
 * @throws Refusal when the file is no Parquet file
 */
export async function parquetSource(file: string): Promise<Source> {
  try {
    for await (const header of readParquet(file)) {
      return { kind: 'parquet', details: {}, header, headerText: asCsv(header), rows: () => numbered(file) };
    }
  } catch (error) {
    throw refuseFile(
      'importer.parquet-broken',
      `文件不是有效的 Parquet 文件：${error instanceof Error ? error.message.split('\n')[0] : ''}`,
      `The file is not a valid Parquet file: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    );
  }
  throw emptyFile();
}

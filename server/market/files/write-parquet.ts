import { DATE, DOUBLE, DuckDBDateValue, DuckDBInstance, type DuckDBType, INTEGER, VARCHAR } from '@duckdb/node-api';
import { code } from '../sql/literals.ts';

type Value = string | number | null;

/** A column of a Parquet file: days are `YYYY-MM-DD`. */
export interface ParquetColumn {
  name: string;
  type: 'text' | 'day' | 'figure' | 'number';
  /** What it is called and means, for the file's own key and value pairs; empty for nothing to say. */
  description: string;
}

const types: Record<ParquetColumn['type'], DuckDBType> = { text: VARCHAR, day: DATE, figure: DOUBLE, number: INTEGER };

const day = 24 * 60 * 60 * 1000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Writes rows as Parquet (zstd): texts, days as DATE, figures as DOUBLE, and what is missing as null.
 * @param rows portions of rows, whose values stand in the order of the columns
 * @param file where it is written
 * @throws what reading the rows throws, or the system says
 */
export async function writeParquet(
  columns: readonly ParquetColumn[],
  rows: AsyncIterable<readonly (readonly Value[])[]>,
  file: string,
): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  try {
    const shape = columns.map(({ name, type }) => `${quoted(name)} ${types[type]}`);
    await connection.run(`CREATE TABLE rows (${shape.join(', ')})`);
    const appender = await connection.createAppender('rows');
    try {
      for await (const portion of rows) {
        for (const row of portion) {
          for (const [at, { type }] of columns.entries()) {
            const value = row[at] ?? null;
            if (value === null) appender.appendNull();
            else if (type === 'day') appender.appendDate(new DuckDBDateValue(Date.parse(String(value)) / day));
            else appender.appendValue(value, types[type]);
          }
          appender.endRow();
        }
        appender.flushSync();
      }
    } finally {
      appender.closeSync();
    }
    const described = columns.filter(({ description }) => description !== '');
    const notes = described.map(({ name, description }) => `${quoted(name)}: ${code(description)}`);
    const more = notes.length > 0 ? `, KV_METADATA {${notes.join(', ')}}` : '';
    await connection.run(`COPY rows TO ${code(file)} (FORMAT parquet, COMPRESSION zstd${more})`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { DataSource } from '@portal/contract';
import { sourceNumber } from '../../market/index.ts';
import type { Fact } from './interpret-row.ts';

/** A database on disk with what one import has read. */
export interface Staged {
  connection: DuckDBConnection;
  /** The sheets or files that rows came from, by their numbers in the tables, in the order of the source. */
  parts: readonly (string | undefined)[];
}

/** The values of one import on disk, so that a large file needs little memory. */
export interface Staging extends Staged {
  add(fact: Fact): void;
  /** Ends adding, so that the values can be asked. */
  flush(): void;
  close(): void;
}

/** Numbers the sheets or files that rows come from, in the order in which they are met. */
export function numberedParts() {
  const parts: (string | undefined)[] = [];
  const numberOf = (part: string | undefined): number => {
    // Rows come part by part, so the last one is nearly always meant.
    if (parts.length > 0 && parts[parts.length - 1] === part) return parts.length - 1;
    const known = parts.indexOf(part);
    return known >= 0 ? known : parts.push(part) - 1;
  };
  return { parts, numberOf };
}

/** @param file a path where a temporary database may stand; the caller removes it */
export async function openStaging(file: string): Promise<Staging> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  // A large file is to be sorted out on disk, not in memory.
  await connection.run("SET memory_limit = '1GB'");
  await connection.run('SET preserve_insertion_order = false');
  const place = 'source_part SMALLINT, source_row INTEGER, source_column INTEGER';
  const keys = 'month INTEGER, months SMALLINT, week INTEGER, source SMALLINT, sub_model_id INTEGER, city_id INTEGER';
  await connection.run(`CREATE TABLE staged (${place}, ${keys}, volume INTEGER)`);
  const appender = await connection.createAppender('staged');
  let open = true;
  let waiting = 0;
  let closed = false;
  const flush = () => {
    if (open) appender.closeSync();
    open = false;
  };
  const { parts, numberOf } = numberedParts();
  return {
    connection,
    parts,
    add({ part, row, column, month, months, week, source, subModel, city, volume }) {
      appender.appendSmallInt(numberOf(part));
      appender.appendInteger(row);
      appender.appendInteger(column);
      appender.appendInteger(month);
      appender.appendSmallInt(months);
      appender.appendInteger(week);
      appender.appendSmallInt(sourceNumber(source as DataSource));
      if (subModel === null) appender.appendNull();
      else appender.appendInteger(subModel);
      appender.appendInteger(city);
      appender.appendInteger(volume);
      appender.endRow();
      if (++waiting % 100_000 === 0) appender.flushSync();
    },
    flush,
    close() {
      if (closed) return;
      closed = true;
      flush();
      connection.closeSync();
      instance.closeSync();
    },
  };
}

export const askRows = async (connection: DuckDBConnection, sql: string) =>
  (await connection.runAndReadAll(sql)).getRows();

export const askNumber = async (connection: DuckDBConnection, sql: string): Promise<number> =>
  Number((await askRows(connection, sql))[0]?.[0] ?? 0);

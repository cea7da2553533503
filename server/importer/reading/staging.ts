import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { type Dataset, type Facts, grainOf } from '../../market/index.ts';

/** A database on disk with what one import has read. */
export interface Staged {
  connection: DuckDBConnection;
  /** The sheets or files that rows came from, by their numbers in the tables, in the order of the source. */
  parts: readonly (string | undefined)[];
}

/** A value that was understood: its month and members are its key, a week tells rows of a month apart. */
export interface StagedFact {
  part?: string | undefined;
  row: number;
  /** The column that it stood in; none where a whole row says it. */
  place?: number | undefined;
  step: number;
  /** How many months it is of, the last of which is that of the key; 1 when missing. */
  months?: number | undefined;
  /** The month, the source where the dataset has several, then the member of each chain; null of what is of all. */
  key: (number | null)[];
  figures: number[];
}

/** The values of one import on disk, so that a large file needs little memory. */
export interface Stage extends Staged {
  add(fact: StagedFact): void;
  /** Ends adding, so that the values can be asked. */
  flush(): void;
  close(): void;
}

/** The database of an import, in the folder for what is needed meanwhile. */
export const stagingName = 'staging.duckdb';

/** The column of what is said of a whole row: none, as no file has so many. */
export const noColumn = 65_535;

/** What tells values of a file apart: those of a week from others of its month, and those of several months. */
export const stepsOf = ({ combined }: Facts): string[] => ['step', ...(combined === undefined ? [] : ['months'])];

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
export async function openStage(file: string, { facts }: Pick<Dataset, 'facts'>): Promise<Stage> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  // A large file is to be sorted out on disk, not in memory.
  await connection.run("SET memory_limit = '1GB'");
  await connection.run('SET preserve_insertion_order = false');
  const small = new Set(['months', facts.source]);
  const columns = [...stepsOf(facts), ...grainOf(facts), ...facts.figures];
  const numbers = columns.map((column) => `${column} ${small.has(column) ? 'SMALLINT' : 'INTEGER'}`);
  const place = 'source_part SMALLINT, source_row INTEGER, source_column INTEGER';
  await connection.run(`CREATE TABLE staged (${place}, ${numbers.join(', ')})`);
  const appender = await connection.createAppender('staged');
  const { parts, numberOf } = numberedParts();
  const hasMonths = facts.combined !== undefined;
  const sourceAt = facts.source === null ? -1 : grainOf(facts).indexOf(facts.source);
  let waiting = 0;
  let open = true;
  let closed = false;
  const flush = () => {
    if (open) appender.closeSync();
    open = false;
  };
  return {
    connection,
    parts,
    add({ part, row, place = noColumn, step, months = 1, key, figures }) {
      appender.appendSmallInt(numberOf(part));
      appender.appendInteger(row);
      appender.appendInteger(place);
      appender.appendInteger(step);
      if (hasMonths) appender.appendSmallInt(months);
      for (const [at, value] of key.entries()) {
        if (value === null) appender.appendNull();
        else if (at === sourceAt) appender.appendSmallInt(value);
        else appender.appendInteger(value);
      }
      for (const value of figures) appender.appendInteger(value);
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

/** Makes a release readable as `former`. @throws what the engine says when its file cannot be read */
export async function attachFormer({ connection }: Pick<Staged, 'connection'>, file: string | null): Promise<void> {
  if (file !== null) await connection.run(`ATTACH '${file.replaceAll("'", "''")}' AS former (READ_ONLY)`);
}

export const askRows = async (connection: DuckDBConnection, sql: string) =>
  (await connection.runAndReadAll(sql)).getRows();

export const askNumber = async (connection: DuckDBConnection, sql: string): Promise<number> =>
  Number((await askRows(connection, sql))[0]?.[0] ?? 0);

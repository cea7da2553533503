import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Dataset } from '../../market/index.ts';
import type { Problem } from '../problem.ts';
import { rowLabel } from '../source-row.ts';
import { askNumber } from '../staging.ts';
import type { DeclaredFact } from './read-row.ts';
import { declaredReasons } from './reasons.ts';

/** The rows of one import on disk, so that a large file needs little memory. */
export interface Stage {
  connection: DuckDBConnection;
  add(fact: DeclaredFact): void;
  /**
   * Settles repeats: what stands twice with the same figures is kept once, and with different ones refused, all of it.
   * Makes the table `settled`, of one row for each month and member; weeks are added up.
   * @returns what was dropped by that, in the order of the file
   */
  settle(): AsyncIterable<Problem>;
  close(): void;
}

/** The columns of the key of a dataset's facts: the month, then the member of each chain. */
export const keyColumns = ({ facts }: Dataset): string[] => ['month', ...facts.chains.map(({ column }) => column)];

/** @param file a path where a temporary database may stand; the caller removes it */
export async function openStage(file: string, dataset: Dataset): Promise<Stage> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  await connection.run("SET memory_limit = '1GB'");
  const keys = keyColumns(dataset);
  const { figures } = dataset.facts;
  const numbers = ['step', ...keys, ...figures].map((column) => `${column} INTEGER`);
  await connection.run(`CREATE TABLE staged (part VARCHAR, place INTEGER, row INTEGER, ${numbers.join(', ')})`);
  const appender = await connection.createAppender('staged');
  let waiting = 0;
  let closed = false;

  async function* settle(): AsyncIterable<Problem> {
    appender.closeSync();
    const key = ['step', ...keys].join(', ');
    const same = figures.map((figure) => `MIN(${figure}) = MAX(${figure})`).join(' AND ');
    await connection.run(`CREATE TABLE once AS
      SELECT ${key}, ${figures.map((one) => `ANY_VALUE(${one}) AS ${one}`).join(', ')}, COUNT(*) AS times,
        MIN(place) AS first, ${same} AS same FROM staged GROUP BY ${key}`);
    const sums = figures.map((one) => `CAST(SUM(${one}) AS INTEGER) AS ${one}`).join(', ');
    await connection.run(`CREATE TABLE settled AS
      SELECT ${keys.join(', ')}, ${sums} FROM once WHERE same GROUP BY ${keys.join(', ')}`);
    const result = await connection.stream(`
      SELECT s.part, s.row, o.same, f.part, f.row, STRING_AGG(s.row, ', ') OVER (PARTITION BY o.first) AS rows
      FROM staged AS s JOIN once AS o USING (${key}) JOIN staged AS f ON f.place = o.first
      WHERE o.times > 1 AND (NOT o.same OR s.place <> o.first) ORDER BY s.place`);
    for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
      for (const [part, row, isSame, firstPart, firstRow, rows] of chunk.getRows()) {
        const label = rowLabel({ part: firstPart === null ? undefined : String(firstPart), row: Number(firstRow) });
        const reason = isSame ? declaredReasons.duplicate(label) : declaredReasons.repeated(String(rows).slice(0, 80));
        yield { ...reason, part: part === null ? undefined : String(part), row: Number(row), field: '', value: '' };
      }
    }
  }

  return {
    connection,
    settle,
    add({ part, row, step, key, figures: values }) {
      if (part === undefined) appender.appendNull();
      else appender.appendVarchar(part);
      for (const value of [waiting, row, step, ...key, ...values]) appender.appendInteger(value);
      appender.endRow();
      if (++waiting % 100_000 === 0) appender.flushSync();
    },
    close() {
      if (closed) return;
      closed = true;
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** @returns first and last month of what was settled, and how many rows it has; null where there are none */
export async function settledSpan({
  connection,
}: Stage): Promise<{ first: number; last: number; rows: number } | null> {
  const rows = await askNumber(connection, 'SELECT COUNT(*) FROM settled');
  if (rows === 0) return null;
  const first = await askNumber(connection, 'SELECT MIN(month) FROM settled');
  return { first, last: await askNumber(connection, 'SELECT MAX(month) FROM settled'), rows };
}

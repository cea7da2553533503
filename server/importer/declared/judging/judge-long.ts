import type { DuckDBConnection } from '@duckdb/node-api';
import { noteLate, placeAt, placeOf } from '../../reading/late-problems.ts';
import type { Staged } from '../../reading/staging.ts';
import { noColumn } from '../../reading/staging.ts';
import { refusedFigure } from '../settle-long.ts';
import type { Judge } from './judge.ts';

/** A key with all that its rows say together. */
export interface WholeRow {
  /** The place of its first row. */
  at: string;
  /** What tells values of one month apart: its week, and how many months it is of where it may be several. */
  steps: number[];
  /** The month, then the member of each chain. */
  key: number[];
  plainly: Readonly<Record<string, string | number>>;
  columns: Readonly<Record<string, number>>;
}

/** What tells which keys cannot be, and in which column that stands. */
export interface LongJudging {
  judge: Judge;
  columnOf(field: string): number | undefined;
}

/**
 * Notes the rows of every key that cannot be, once all figures of it are known.
 * @param connect opens another connection: faults are written while keys are read
 * @param keys the columns that tell keys apart, the steps first
 * @returns SQL for the keys that stay
 */
export async function noteFaults(
  staged: Staged,
  connect: () => Promise<DuckDBConnection>,
  keys: readonly string[],
  whole: AsyncIterable<WholeRow>,
  { judge, columnOf }: LongJudging,
): Promise<string> {
  await staged.connection.run(
    `CREATE TABLE faulty (${keys.map((key) => `${key} INTEGER`).join(', ')}, field INTEGER, zh VARCHAR, en VARCHAR)`,
  );
  const writing = await connect();
  const appender = await writing.createAppender('faulty');
  for await (const { steps, key, plainly } of whole) {
    const fault = judge(plainly, key[0] ?? null);
    if (!fault) continue;
    for (const number of [...steps, ...key, columnOf(fault.field) ?? noColumn]) appender.appendInteger(number);
    appender.appendVarchar(fault.sentence.zh_CN);
    appender.appendVarchar(fault.sentence.en);
    appender.endRow();
  }
  appender.closeSync();
  writing.closeSync();
  const place = placeOf('l');
  const at = `CASE f.field WHEN ${noColumn} THEN ${place} ELSE ${placeAt(place, 'f.field')} END`;
  await noteLate(
    staged,
    'fault',
    `SELECT DISTINCT ${at} AS at, l.month, NULL, f.zh, f.en FROM long AS l JOIN faulty AS f USING (${keys.join(', ')})
     WHERE l.figure <> ${refusedFigure}`,
  );
  return `NOT EXISTS (SELECT 1 FROM faulty AS f WHERE ${keys.map((key) => `f.${key} = w.${key}`).join(' AND ')})`;
}

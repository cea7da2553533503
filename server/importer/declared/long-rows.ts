import { DuckDBInstance } from '@duckdb/node-api';
import { type Dataset, type FileDeclaration, grainOf } from '../../market/index.ts';
import { createLate } from '../reading/late-problems.ts';
import { noColumn, numberedParts, type Staged, type StagedFact, stepsOf } from '../reading/staging.ts';
import { type LongJudging, noteFaults, type WholeRow } from './judging/judge-long.ts';
import { figuresOf } from './pivot.ts';
import { bringTogether, noteWrong } from './settle-long.ts';

/** A row that says a part of the figures of its key. */
export interface LongRow extends Omit<StagedFact, 'figures' | 'key'> {
  /** The month, the source where there are several, then the member of each chain. */
  key: (number | null)[];
  /** Tells the values of the pivot's column apart; what every row of a key says alike has that of `alike`. */
  readings: { slot: number; figure: number; value: number }[];
  /** Texts and keys of choices of the row, by field. */
  plainly: Readonly<Record<string, string | number>>;
}

/** The rows of one import that say one figure each, on disk, so that a large file needs little memory. */
export interface LongRows extends Staged {
  add(row: LongRow): void;
  /** Brings together what the rows of each key say; those that cannot be are noted among the late problems. */
  merged(): AsyncIterable<StagedFact>;
  close(): void;
}

/**
 * @param file a path where a temporary database may stand; the caller removes it
 * @param usual what a figure counts as that no row of a key says, by its field
 * @param judging tells what cannot be of a key, and which column is to blame
 */
export async function openLongRows(
  file: string,
  { facts }: Dataset,
  declared: FileDeclaration,
  usual: Readonly<Record<string, number>>,
  judging: LongJudging,
): Promise<LongRows> {
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  await connection.run("SET memory_limit = '1GB'");
  const steps = stepsOf(facts);
  const keys = [...steps, ...grainOf(facts)];
  const place = 'source_part SMALLINT, source_row INTEGER, source_column INTEGER';
  await connection.run(`CREATE TABLE long (${place}, ${keys.map((key) => `${key} INTEGER`).join(', ')},
    slot SMALLINT, figure SMALLINT, value INTEGER, plainly VARCHAR)`);
  const appender = await connection.createAppender('long');
  const { parts, numberOf } = numberedParts();
  const staged: Staged = { connection, parts };
  const figures = figuresOf(declared);
  let waiting = 0;
  /** Each key with all that its rows say together. */
  async function* wholeRows(stays: string): AsyncIterable<WholeRow> {
    const sums = figures.map(({ at, key }) => `COALESCE(w.f${at}, ${usual[key] ?? 0})`);
    const result = await connection.stream(
      `SELECT w.place, w.plainly, ${[...keys.map((key) => `w.${key}`), ...sums].join(', ')} FROM whole AS w
       WHERE ${stays} ORDER BY w.place`,
    );
    for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
      for (const [at, text, ...numbers] of chunk.getRows()) {
        const all = numbers.map(Number);
        const key = all.slice(steps.length, keys.length);
        const values = all.slice(keys.length);
        const plainly: Record<string, string | number> = JSON.parse(String(text));
        const columns: Record<string, number> = {};
        for (const { at: figure, key: field, field: readings } of figures) {
          columns[readings.column] = plainly[field] = values[figure] ?? 0;
        }
        Object.assign(columns, declared.follow?.(plainly, key[0] ?? 0));
        yield { at: String(at), steps: all.slice(0, steps.length), key, plainly, columns };
      }
    }
  }
  return {
    ...staged,
    add({ part, row, place = noColumn, step, months = 1, key, readings, plainly }) {
      const text = JSON.stringify(plainly);
      const within = [step, months].slice(0, steps.length);
      for (const { slot, figure, value } of readings) {
        appender.appendSmallInt(numberOf(part));
        for (const number of [row, place, ...within, ...key]) appender.appendInteger(number ?? 0);
        appender.appendSmallInt(slot);
        appender.appendSmallInt(figure);
        appender.appendInteger(value);
        appender.appendVarchar(text);
        appender.endRow();
      }
      if (++waiting % 100_000 === 0) appender.flushSync();
    },
    async *merged() {
      appender.closeSync();
      await connection.run(createLate);
      await bringTogether(staged, keys, figures);
      const stays = await noteWrong(staged, keys, figures, usual);
      const faultless = await noteFaults(staged, () => instance.connect(), keys, wholeRows(stays), judging);
      for await (const { at, steps: within, key, columns } of wholeRows(`${stays} AND ${faultless}`)) {
        const place = BigInt(at);
        const row = Number((place >> 16n) & 0xffffffffn);
        const column = Number(place & 0xffffn);
        const [step = 0, months] = within;
        const of = facts.figures.map((figure) => columns[figure] ?? 0);
        yield { part: parts[Number(place >> 48n)], row, place: column, step, months, key, figures: of };
      }
    },
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

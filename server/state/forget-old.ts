import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import type { StateDatabase } from './open-state.ts';
import type { StateParts } from './state-parts.ts';
import type { StateTables } from './tables/state-tables.ts';

/** Rows that the state keeps for a while only: a row is old once its instant lies so many milliseconds back. */
export type PassingRows = {
  [Table in keyof StateTables]: {
    table: Table;
    /** The column that tells its rows apart. */
    key: keyof StateTables[Table] & string;
    /** The column with milliseconds since 1970. */
    instant: keyof StateTables[Table] & string;
    stays: number;
  };
}[keyof StateTables];

/** Rows that are deleted at once: calls are answered between two portions. */
const portion = 500;

/** Forgets what is too old to matter. @param now milliseconds since 1970 @returns how many rows */
export async function forgetOld(db: StateDatabase, passing: readonly PassingRows[], now: number): Promise<number> {
  let forgotten = 0;
  for (const { table, key, instant, stays } of passing) {
    let rows: number;
    do {
      const old = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(instant)} < ${now - stays} limit ${portion}`;
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${old})`.execute(
        db,
      );
      rows = Number(numAffectedRows ?? 0);
      forgotten += rows;
      await breathe();
    } while (rows === portion);
  }
  return forgotten;
}

export interface Forgetting extends StateParts {
  passing: readonly PassingRows[];
  /** Is told when it failed; the next time may do better. */
  report: (error: unknown) => void;
}

/**
 * Forgets at once, and then again and again while the server runs.
 * @param every milliseconds between two times
 * @returns what ends it, when a sweep that is under way is over
 */
export function keepForgetting(
  { db, passing, clock, report }: Forgetting,
  every = 60 * 60 * 1000,
): { close(): Promise<void> } {
  let sweep: Promise<unknown> = Promise.resolve();
  const begin = () => {
    sweep = sweep.then(() => forgetOld(db, passing, clock())).catch(report);
  };
  begin();
  const timer = setInterval(begin, every);
  // A process that has nothing else to do may end.
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await sweep;
    },
  };
}

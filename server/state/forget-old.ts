import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import { watchClock } from './clock-guard.ts';
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
    /** So many milliseconds ahead its instant is one of a clock that was wrong, and its row goes too: limits count it. */
    ahead?: number;
  };
}[keyof StateTables];

/** Rows that are deleted at once: calls are answered between two portions. */
const portion = 500;

/** Forgets what is too old to matter. @param now milliseconds since 1970 @returns how many rows */
export async function forgetOld(db: StateDatabase, passing: readonly PassingRows[], now: number): Promise<number> {
  let forgotten = 0;
  for (const { table, key, instant, stays, ahead } of passing) {
    const isAhead = ahead === undefined ? sql`` : sql` or ${sql.ref(instant)} > ${now + ahead}`;
    let rows: number;
    do {
      const isOld = sql`${sql.ref(instant)} < ${now - stays}${isAhead}`;
      const old = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${isOld} limit ${portion}`;
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
 * Forgets at once, and then again and again while the server runs, but for the time in which its clock was moved.
 * @param every milliseconds between two times
 * @returns what ends it, when a sweep that is under way is over
 */
export function keepForgetting(
  { db, passing, clock, report }: Forgetting,
  every = 60 * 60 * 1000,
): { close(): Promise<void> } {
  let sweep: Promise<unknown> = Promise.resolve();
  const movedBy = watchClock(() => performance.now());
  const forget = async () => {
    const now = clock();
    const moved = movedBy(now);
    if (moved !== 0) throw new Error(`the clock was moved by ${Math.round(moved / 60_000)} minutes`);
    await forgetOld(db, passing, now);
  };
  const begin = () => {
    sweep = sweep.then(forget).catch(report);
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

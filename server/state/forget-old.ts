import { setImmediate as breathe } from 'node:timers/promises';
import { sql } from 'kysely';
import { signInLimits } from '../accounts/sign-in-limits.ts';
import { sessionLife } from '../accounts/tokens.ts';
import { trackingLife } from '../tracking/tracking-life.ts';
import type { StateDatabase } from './open-state.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * What the state keeps for a while only: from which instant on a row is old, and how long it stays after that. A
 * session that is over stays a week, so that its token is told why; a wrong try stays as long as it counts; codes,
 * puzzles and QR tickets stay a day, because the limits of a day count them; what is known of the use of the portal stays
 * a year and a month, so that a month can be compared with the same one of the year before.
 */
const passing = [
  { table: 'session', key: 'token_hash', instant: 'expires_at', stays: sessionLife },
  { table: 'sign_in_attempt', key: 'attempt_id', instant: 'at', stays: signInLimits.window },
  { table: 'verification_code', key: 'code_id', instant: 'expires_at', stays: day },
  { table: 'captcha', key: 'captcha_id', instant: 'expires_at', stays: day },
  { table: 'qr_ticket', key: 'qrcode_id', instant: 'expires_at', stays: day },
  { table: 'tracking_session', key: 'session_id', instant: 'at', stays: trackingLife },
  { table: 'tracking_event', key: 'event_id', instant: 'at', stays: trackingLife },
] as const;

/** Rows that are deleted at once: calls are answered between two portions. */
const portion = 500;

/** Forgets what is too old to matter. @param now milliseconds since 1970 @returns how many rows */
export async function forgetOld(db: StateDatabase, now: number): Promise<number> {
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

/**
 * Forgets at once, and then again and again while the server runs.
 * @param report is told when it failed; the next time may do better
 * @param every milliseconds between two times
 * @returns what ends it, when a sweep that is under way is over
 */
export function keepForgetting(
  { db, clock, report }: { db: StateDatabase; clock: () => number; report: (error: unknown) => void },
  every = 60 * 60 * 1000,
): { close(): Promise<void> } {
  let sweep: Promise<unknown> = Promise.resolve();
  const begin = () => {
    sweep = sweep.then(() => forgetOld(db, clock())).catch(report);
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

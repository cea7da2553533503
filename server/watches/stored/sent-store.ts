import { createHash } from 'node:crypto';
import type { PassingRows } from '../../state/forget-old.ts';
import type { StateDatabase } from '../../state/open-state.ts';

const day = 24 * 60 * 60 * 1000;

/** What was told is known for longer than any occasion comes again. */
export const passingSent: PassingRows[] = [{ table: 'watch_told', key: 'told_id', instant: 'at', stays: 800 * day }];

/** Seconds until the next try after the first, the second ...; after the last of them a mail is given up. */
const pauses = [60, 600, 3600, 6 * 3600];

/** A mail that one server is about to send. */
export interface Sending {
  id: string;
  tries: number;
}

const sentId = (watchId: string, occasion: string): string =>
  createHash('sha256').update(`${watchId}\n${occasion}`).digest('hex').slice(0, 40);

/**
 * Begins to tell of an occasion. One that was told, is being told, or was given up is not begun again: where a server
 * ends in the middle of sending nobody knows whether the mail went out, and it is not sent twice.
 * @param occasion what tells it from any other of the watch, such as `month 2026-10`
 * @returns null where it is not to be told
 */
export async function beginSending(
  db: StateDatabase,
  watchId: string,
  occasion: string,
  now: number,
): Promise<Sending | null> {
  const id = sentId(watchId, occasion);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('watch_told')
    .values({ told_id: id, watch_id: watchId, state: 'sending', tries: 1, at: now })
    .onConflict((conflict) => conflict.column('told_id').doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows ?? 0) === 1) return { id, tries: 1 };
  const again = await db
    .updateTable('watch_told')
    .set(({ eb }) => ({ state: 'sending', tries: eb('tries', '+', 1), at: now }))
    .where('told_id', '=', id)
    .where('state', '=', 'failed')
    .returning('tries')
    .executeTakeFirst();
  return again ? { id, tries: Number(again.tries) } : null;
}

/** What became of it. @returns when it is tried again, in milliseconds since 1970; null when it is not */
export async function endSending(
  db: StateDatabase,
  { id, tries }: Sending,
  arrived: boolean,
  now: number,
): Promise<number | null> {
  const pause = arrived ? undefined : pauses[tries - 1];
  const state = arrived ? 'told' : pause === undefined ? 'given-up' : 'failed';
  await db.updateTable('watch_told').set({ state, at: now }).where('told_id', '=', id).execute();
  return pause === undefined ? null : now + pause * 1000;
}

/** An occasion counts as told: whoever would be told sees it now. */
export async function countAsSent(db: StateDatabase, watchId: string, occasion: string, now: number): Promise<void> {
  const sending = await beginSending(db, watchId, occasion, now);
  if (sending) await endSending(db, sending, true, now);
}

/** Nothing is known any more of an occasion: whatever was told of it was told for another reason. */
export const forgetSent = async (db: StateDatabase, watchId: string, occasion: string): Promise<void> =>
  void (await db.deleteFrom('watch_told').where('told_id', '=', sentId(watchId, occasion)).execute());

import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import type { CaptchaTable } from '../../state/tables/sign-in-tables.ts';
import { captchaLimits, puzzlesSince } from './captcha-limits.ts';

/** A24: how long a puzzle may be solved, in milliseconds. */
export const puzzleLife = 2 * 60 * 1000;

/**
 * Keeps a new puzzle if the address may still have one; looked at and written in one step, so that calls made at the
 * same moment count each other.
 * @param now milliseconds since 1970
 * @returns its id, or null when the address has had enough
 */
export async function keepPuzzle(
  db: StateDatabase,
  { address, answerX }: { address: string; answerX: number },
  now: number,
): Promise<string | null> {
  const captchaId = randomUUID();
  const values = db
    .selectNoFrom(({ val }) => [
      val(captchaId).as('captcha_id'),
      val(address).as('address'),
      val(answerX).as('answer_x'),
      val(now).as('created_at'),
      val(now + puzzleLife).as('expires_at'),
    ])
    .where(({ and, eb, lit }) =>
      and(captchaLimits.map(({ most, span }) => eb(puzzlesSince(db, address, now - span), '<', lit(most)))),
    );
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha')
    .columns(['captcha_id', 'address', 'answer_x', 'created_at', 'expires_at'])
    .expression(values)
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? captchaId : null;
}

/** The puzzle of an id as long as it may be judged, and only for the address it was made for. */
export function findPuzzle(
  db: StateDatabase,
  captchaId: string,
  address: string,
  now: number,
): Promise<Selectable<CaptchaTable> | undefined> {
  return db
    .selectFrom('captcha')
    .selectAll()
    .where('captcha_id', '=', captchaId)
    .where('address', '=', address)
    .where('judged_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Writes down the verdict on a puzzle; a right one comes with its ticket.
 * @returns false when another verdict came first
 */
export async function keepVerdict(
  db: StateDatabase,
  captchaId: string,
  ticket: { hash: string; expiresAt: number } | null,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('captcha')
    .set({ judged_at: now, ticket_hash: ticket?.hash ?? null, ticket_expires_at: ticket?.expiresAt ?? null })
    .where('captcha_id', '=', captchaId)
    .where('judged_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

import { createHash, randomUUID } from 'node:crypto';
import type { StateDatabase } from '../state/open-state.ts';
import { userKey } from './account-store.ts';
import { tooManyTries } from './refusals.ts';

/** Wrong tries that are borne within the window, by account name and by address. */
export const signInLimits = { perAccount: 10, perAddress: 100, window: 15 * 60 * 1000 };

/**
 * Counts a try before its password is looked at, so that tries made at the same time count each other.
 * @returns what to call when the try was right: it frees the account name again.
 * @throws Refusal when the account name (known or not) or the address had too many wrong tries.
 */
export async function countTry(
  db: StateDatabase,
  userName: string,
  address: string,
  now: number,
): Promise<() => Promise<void>> {
  // What was typed may be a password in the wrong field, so only its hash is kept.
  const key = createHash('sha256').update(userKey(userName)).digest('hex');
  const attempt = { attempt_id: randomUUID(), account_key: key, address, at: now };
  const since = now - signInLimits.window;
  await db.deleteFrom('sign_in_attempt').where('at', '<=', since).execute();
  await db.insertInto('sign_in_attempt').values(attempt).execute();
  const wait = Math.max(
    await waitFor(db, 'account_key', key, attempt.attempt_id, signInLimits.perAccount, now),
    await waitFor(db, 'address', address, attempt.attempt_id, signInLimits.perAddress, now),
  );
  if (wait > 0) {
    // A try that was not even looked at must not lengthen the wait.
    await db.deleteFrom('sign_in_attempt').where('attempt_id', '=', attempt.attempt_id).execute();
    throw tooManyTries(Math.ceil(wait / 60_000));
  }
  return async () => {
    await db.deleteFrom('sign_in_attempt').where('account_key', '=', key).execute();
  };
}

/** Milliseconds until one more try is borne; 0 when it is now. */
async function waitFor(
  db: StateDatabase,
  column: 'account_key' | 'address',
  value: string,
  own: string,
  limit: number,
  now: number,
): Promise<number> {
  const deciding = await db
    .selectFrom('sign_in_attempt')
    .select('at')
    .where(column, '=', value)
    .where('attempt_id', '!=', own)
    .orderBy('at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return deciding ? Math.max(deciding.at + signInLimits.window - now, 1) : 0;
}

import { createHash, randomUUID } from 'node:crypto';
import type { CallContext } from '../http/call.ts';
import { compileOnce } from '../state/compile-once.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { userKey } from './account-store.ts';

/**
 * Wrong tries within the window (milliseconds): how many are borne for an account name and for an address, and after
 * how many of either a puzzle is asked for (A24).
 */
export const signInLimits = { perAccount: 10, perAddress: 100, beforeCaptcha: 2, window: 15 * 60 * 1000 };

/** The instants of the wrong tries within the window, the newest first. */
export interface Tries {
  byAccount: readonly number[];
  byAddress: readonly number[];
}

/** Who tries: the account name as it was typed, and the address of the client. */
export interface Trier extends Pick<CallContext, 'address'> {
  userName: string;
}

/** Milliseconds until one more try is borne; 0 when it is now. */
export function waitAfter({ byAccount, byAddress }: Tries, now: number): number {
  const deciding = [byAccount[signInLimits.perAccount - 1], byAddress[signInLimits.perAddress - 1]];
  return Math.max(0, ...deciding.map((at) => (at === undefined ? 0 : at + signInLimits.window - now)));
}

/** A24: whether so many tries have failed that a puzzle comes first. */
export function wantsCaptcha({ byAccount, byAddress }: Tries): boolean {
  return Math.max(byAccount.length, byAddress.length) >= signInLimits.beforeCaptcha;
}

/** What was typed may be a password in the wrong field, so only its hash is kept. */
const keyOf = (userName: string) => createHash('sha256').update(userKey(userName)).digest('hex');

// One more than counts, because a try that is being counted finds itself too.
const askByAccount = compileOnce(['key'], (db, { key }) =>
  db
    .selectFrom('sign_in_attempt')
    .select(['attempt_id', 'at'])
    .where('account_key', '=', key)
    .orderBy('at', 'desc')
    .limit(signInLimits.perAccount + 1),
);

const askByAddress = compileOnce(['address'], (db, { address }) =>
  db
    .selectFrom('sign_in_attempt')
    .select(['attempt_id', 'at'])
    .where('address', '=', address)
    .orderBy('at', 'desc')
    .limit(signInLimits.perAddress + 1),
);

/** Reads the tries so far and writes nothing. `except` is the id of a try that does not count. */
export async function readTries(db: StateDatabase, trier: Trier, now: number, except = ''): Promise<Tries> {
  const count = (rows: { attempt_id: string; at: number }[]) =>
    rows.filter(({ attempt_id, at }) => attempt_id !== except && at > now - signInLimits.window).map(({ at }) => at);
  return {
    byAccount: count(await askByAccount(db, { key: keyOf(trier.userName) })),
    byAddress: count(await askByAddress(db, { address: trier.address })),
  };
}

/** Writes a try down. @returns its id */
export async function writeTry(db: StateDatabase, trier: Trier, now: number): Promise<string> {
  const attempt_id = randomUUID();
  const row = { attempt_id, account_key: keyOf(trier.userName), address: trier.address, at: now };
  await db.insertInto('sign_in_attempt').values(row).execute();
  return attempt_id;
}

/** Takes a try back that was refused before its password was looked at. */
export async function forgetTry(db: StateDatabase, attemptId: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('attempt_id', '=', attemptId).execute();
}

/** A right try frees the account name, and the address of the tries for it. */
export async function freeTries(db: StateDatabase, userName: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('account_key', '=', keyOf(userName)).execute();
}

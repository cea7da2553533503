import { createHash, randomUUID } from 'node:crypto';
import type { CallContext } from '../../kernel/calls/call.ts';
import { compileOnce } from '../../state/compile-once.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { userKey } from '../people/account-store.ts';

/**
 * Wrong tries within the window (milliseconds): how many are borne for an account name and for an address, and after
 * how many of either a puzzle is asked for (A24). Those from a known device of the account are borne apart from all
 * others, as many as of an account name, so that nobody else shuts its owner out.
 */
export const signInLimits = { perAccount: 10, perAddress: 100, beforeCaptcha: 2, window: 15 * 60 * 1000 };

/**
 * The instants of the wrong tries that decide: of those of the account and of the address, newest first, the one that
 * asks for a puzzle and the one that makes wait. Null when there are fewer.
 */
export interface DecidingTries {
  accountCaptcha: number | null;
  accountLimit: number | null;
  addressCaptcha: number | null;
  addressLimit: number | null;
}

/** Who tries: the account name as it was typed, and the address of the client. */
export interface Trier extends Pick<CallContext, 'address'> {
  userName: string;
  /** The id of the device that the account knows the client as; null where it is none. */
  device: string | null;
}

/** Milliseconds until one more try is borne; 0 when it is now. */
export function waitAfter({ accountLimit, addressLimit }: DecidingTries, now: number): number {
  return Math.max(0, ...[accountLimit, addressLimit].map((at) => (at === null ? 0 : at + signInLimits.window - now)));
}

/** A24: whether so many tries have failed that a puzzle comes first. */
export function wantsCaptcha({ accountCaptcha, addressCaptcha }: DecidingTries, now: number): boolean {
  return [accountCaptcha, addressCaptcha].some((at) => at !== null && at > now - signInLimits.window);
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** What was typed may be a password in the wrong field, so only its hash is kept. */
export const keyOfTries = (userName: string) => digest(userKey(userName));

/** What tries are counted under. A known device is an address of its own; no account name has a line break. */
export function countedUnder({ userName, address, device }: Trier): { key: string; address: string } {
  if (device === null) return { key: keyOfTries(userName), address };
  const key = digest(`device\n${device}`);
  return { key, address: key };
}

/** One question for all four, answered from the two indexes alone: a flood of tries asks it 200 times a second. */
const askDeciding = (own: 0 | 1) =>
  compileOnce(['key', 'address'], (db, { key, address }) =>
    db.selectNoFrom(({ selectFrom }) => {
      const nth = (column: 'account_key' | 'address', value: string, count: number) =>
        selectFrom('sign_in_attempt')
          .select('at')
          .where(column, '=', value)
          .orderBy('at', 'desc')
          .offset(count - 1 + own)
          .limit(1);
      const { beforeCaptcha, perAccount, perAddress } = signInLimits;
      return [
        nth('account_key', key, beforeCaptcha).as('accountCaptcha'),
        nth('account_key', key, perAccount).as('accountLimit'),
        nth('address', address, beforeCaptcha).as('addressCaptcha'),
        nth('address', address, perAddress).as('addressLimit'),
      ];
    }),
  );

const ask = { before: askDeciding(0), counted: askDeciding(1) };

/**
 * Reads the tries so far and writes nothing.
 * @param when `counted` once the try that is being made is written down, which does not count against itself
 */
export async function readTries(db: StateDatabase, trier: Trier, when: keyof typeof ask): Promise<DecidingTries> {
  const [row] = await ask[when](db, countedUnder(trier));
  if (!row) throw new Error('The store gave no answer about tries.');
  return row;
}

/** Writes a try down. @returns its id */
export async function writeTry(db: StateDatabase, trier: Trier, now: number): Promise<string> {
  const attempt_id = randomUUID();
  const { key, address } = countedUnder(trier);
  await db.insertInto('sign_in_attempt').values({ attempt_id, account_key: key, address, at: now }).execute();
  return attempt_id;
}

/** Takes a try back that was refused before its password was looked at. */
export async function forgetTry(db: StateDatabase, attemptId: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('attempt_id', '=', attemptId).execute();
}

/** A right try frees the account name and the address of the tries for it, or the device that it came from. */
export function freeTriesOf(db: StateDatabase, trier: Trier): Promise<void> {
  return freeKey(db, countedUnder(trier).key);
}

/** Frees an account name, whoever has tried. */
export const freeTries = (db: StateDatabase, userName: string) => freeKey(db, keyOfTries(userName));

async function freeKey(db: StateDatabase, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('account_key', '=', key).execute();
}

import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { hashToken, newToken } from '../../kernel/secrets/tokens.ts';
import { compileOnce } from '../../state/compile-once.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { SessionTable } from '../../state/tables/account-tables.ts';
import type { Device } from '../devices/device.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { dropTicketsOf } from '../factors/factor-tickets.ts';
import type { Account } from '../people/account-store.ts';
import { sessionLife } from './session-life.ts';

export type Session = Selectable<SessionTable>;
export type EndReason =
  | 'logout'
  | 'refreshed'
  | 'switched'
  | 'reused'
  | 'password'
  | 'operator'
  | 'remote'
  | 'provider';

/** Where a session begins and how long it lives. */
export interface SessionWish extends Partial<Device> {
  /** How long it lives after its last use, in milliseconds; null when it lives to its end. */
  idle?: number | null;
  /** As `CallContext.address`. */
  address?: string;
  /** The provider of a company that has proven whose it is, by its key. */
  signOn?: string;
  /** The hash of what that calls its own session; empty where it does not say. */
  sid?: string;
}

/**
 * Begins a session of 7 days.
 * @returns its token, which is kept nowhere.
 */
export async function beginSession(
  db: StateDatabase,
  accountId: string,
  now: number,
  { idle = null, browser = '', system = '', address = '', signOn = '', sid = '' }: SessionWish = {},
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values(({ selectFrom }) => ({
      token_hash: hashToken(token),
      account_id: accountId,
      family: randomUUID(),
      created_at: now,
      expires_at: now + sessionLife,
      ended_at: null,
      ended_reason: null,
      rights_seen_at: selectFrom('account').select('rights_changed_at').where('account_id', '=', accountId),
      idle_life: idle,
      used_at: now,
      begun_at: now,
      browser,
      system,
      address,
      sign_on: signOn,
      sign_on_sid: sid,
    }))
    .execute();
  return token;
}

const askSession = compileOnce(['hash'], (db, { hash }) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.account_id', 'session.account_id')
    .selectAll('account')
    .select([
      'token_hash',
      'family',
      'expires_at',
      'ended_at',
      'ended_reason',
      'rights_seen_at',
      'idle_life',
      'used_at',
      'begun_at',
      'browser',
      'system',
      'address',
      'sign_on',
      'sign_on_sid',
    ])
    .select('session.created_at as renewed_at')
    .where('token_hash', '=', hash),
);

/** The session of a token, open or over, and the account it belongs to; one question, because every call asks it. */
export async function findSession(
  db: StateDatabase,
  token: string,
): Promise<{ session: Session; account: Account } | undefined> {
  const [row] = await askSession(db, { hash: hashToken(token) });
  if (!row) return undefined;
  const { token_hash, family, expires_at, ended_at, ended_reason, rights_seen_at, renewed_at, ...rest } = row;
  const { idle_life, used_at, begun_at, browser, system, address, sign_on, sign_on_sid, ...account } = rest;
  const { account_id } = account;
  const times = { begun_at, created_at: renewed_at, expires_at, ended_at, rights_seen_at, idle_life, used_at };
  const from = { browser, system, address, sign_on, sign_on_sid };
  const session = { token_hash, account_id, family, ended_reason, ...from, ...times };
  return { session, account };
}

/** Notes that a session is in use, and from where. @param address as `CallContext.address` */
export async function noteUse(db: StateDatabase, { token_hash }: Session, now: number, address: string): Promise<void> {
  await db.updateTable('session').set({ used_at: now, address }).where('token_hash', '=', token_hash).execute();
}

/** Ends a session that is still open. @returns false when something else ended it first. */
export function endSession(db: StateDatabase, token: string, reason: EndReason, now: number): Promise<boolean> {
  return endSessionHashed(db, hashToken(token), reason, now);
}

/** The same for who knows the hash of its token alone. */
export async function endSessionHashed(
  db: StateDatabase,
  tokenHash: string,
  reason: EndReason,
  now: number,
): Promise<boolean> {
  return (await endWhere(db, { token_hash: tokenHash }, reason, now)) === 1;
}

/**
 * Ends every open session of an account and the sign-ins that wait for its second factor, and forgets the browsers that
 * it knows.
 * @returns how many sessions
 */
export async function endSessionsOf(
  db: StateDatabase,
  accountId: string,
  reason: EndReason,
  now: number,
): Promise<number> {
  await forgetDevices(db, accountId);
  return endOpenSessions(db, accountId, reason, now);
}

/**
 * Ends every open session of an account and the sign-ins that wait for its second factor; browsers that it knows stay known.
 * @returns how many sessions
 */
export async function endOpenSessions(
  db: StateDatabase,
  accountId: string,
  reason: EndReason,
  now: number,
): Promise<number> {
  await dropTicketsOf(db, accountId);
  return endWhere(db, { account_id: accountId }, reason, now);
}

/** Ends every open session there is and forgets every browser, as an operator wishes. @returns how many sessions */
export async function endAllSessions(db: StateDatabase, now: number): Promise<number> {
  await forgetDevices(db, null);
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, ended_reason: 'operator' })
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Ends what followed from a token that was used again after its renewal. @returns how many sessions they were */
export function endFamily(db: StateDatabase, family: string, now: number): Promise<number> {
  return endWhere(db, { family }, 'reused', now);
}

/**
 * Ends the open sessions of which all of this is so.
 * @param except the family that stays
 * @returns how many they were
 */
export async function endWhere(
  db: StateDatabase,
  whose: Partial<Pick<Session, 'token_hash' | 'account_id' | 'family' | 'sign_on' | 'sign_on_sid'>>,
  reason: EndReason,
  now: number,
  except = '',
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, ended_reason: reason })
    .where(({ and }) => and(whose))
    .where('family', '!=', except)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Gives the session a new token and ends the old one. The new token ends when the old one would have (A32), so that
 * no session lives for ever.
 * @param rights the rights_changed_at that the session knows from now on
 * @returns null when the old token was ended meanwhile.
 */
export function rotateSession(
  db: StateDatabase,
  session: Session,
  token: string,
  rights: number,
  now: number,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    if (!(await endSession(transaction, token, 'refreshed', now))) return null;
    const next = newToken();
    const fresh = { created_at: now, used_at: now, rights_seen_at: rights, ended_at: null, ended_reason: null };
    const row = { ...session, token_hash: hashToken(next), ...fresh };
    await transaction.insertInto('session').values(row).execute();
    return next;
  });
}

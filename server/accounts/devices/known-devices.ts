import { randomUUID } from 'node:crypto';
import type { KnownDevice } from '@portal/contract';
import type { CallContext } from '../../kernel/calls/call.ts';
import { deviceLife } from '../../kernel/device-life.ts';
import { hashToken, newToken } from '../../kernel/secrets/tokens.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { deviceOf } from './device.ts';

/** What a call says of the browser that makes it. */
export type FromDevice = Pick<CallContext, 'address' | 'userAgent' | 'devices'>;

/** Browsers that an account is known to at once: one more forgets the one that was longest not signed in with. */
export const mostDevices = 20;

/** The devices that the browser of a call has a token of, whichever account they are of. */
async function brought(db: StateDatabase, { devices }: Pick<FromDevice, 'devices'>, now: number) {
  if (devices.brought.length === 0) return [];
  return db
    .selectFrom('known_device')
    .select(['device_id', 'token_hash', 'account_id'])
    .where('token_hash', 'in', devices.brought.map(hashToken))
    .where('used_at', '>', now - deviceLife)
    .execute();
}

/**
 * The accounts that know the browser of a call, each with the id of the device that it is to them. One question, and
 * none where the browser brings nothing.
 */
export async function knownTo(
  db: StateDatabase,
  call: Pick<FromDevice, 'devices'>,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  return new Map((await brought(db, call, now)).map(({ account_id, device_id }) => [account_id, device_id]));
}

/**
 * Makes the browser of a call known to an account that has just signed in with it, by a new token: what somebody else
 * has put there or taken is worth nothing afterwards. It stays known to the other accounts that it was known to.
 * @param db a transaction
 */
export async function knowDevice(db: StateDatabase, call: FromDevice, accountId: string, now: number): Promise<void> {
  const { devices, address, userAgent } = call;
  const known = await brought(db, call, now);
  const former = known.filter(({ account_id }) => account_id === accountId).map(({ device_id }) => device_id);
  if (former.length > 0) await db.deleteFrom('known_device').where('device_id', 'in', former).execute();
  const token = newToken();
  const row = { device_id: randomUUID(), token_hash: hashToken(token), account_id: accountId, address, used_at: now };
  await db
    .insertInto('known_device')
    .values({ ...row, ...deviceOf(userAgent) })
    .execute();
  await forgetBeyond(db, accountId);
  const others = new Set(known.filter(({ account_id }) => account_id !== accountId).map((each) => each.token_hash));
  devices.given = [token, ...devices.brought.filter((each) => others.has(hashToken(each)))];
}

async function forgetBeyond(db: StateDatabase, accountId: string): Promise<void> {
  const ids = await db
    .selectFrom('known_device')
    .select('device_id')
    .where('account_id', '=', accountId)
    .orderBy('used_at', 'desc')
    .orderBy('device_id')
    .execute();
  const beyond = ids.slice(mostDevices).map(({ device_id }) => device_id);
  if (beyond.length > 0) await db.deleteFrom('known_device').where('device_id', 'in', beyond).execute();
}

/** The browsers that an account knows, that of the caller first, then by their last sign-in. */
export async function listDevices(
  db: StateDatabase,
  call: FromDevice,
  accountId: string,
  now: number,
): Promise<KnownDevice[]> {
  const own = (await knownTo(db, call, now)).get(accountId);
  const rows = await db
    .selectFrom('known_device')
    .select(['device_id', 'browser', 'system', 'address', 'used_at'])
    .where('account_id', '=', accountId)
    .where('used_at', '>', now - deviceLife)
    .orderBy('used_at', 'desc')
    .orderBy('device_id')
    .execute();
  return rows
    .map(({ device_id, used_at, ...where }) => ({
      deviceId: device_id,
      ...where,
      usedAt: used_at,
      own: device_id === own,
    }))
    .sort((first, other) => Number(other.own) - Number(first.own));
}

/** Forgets one of the browsers of an account. @returns how many they were: 1 or 0 */
export async function forgetDevice(db: StateDatabase, accountId: string, deviceId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Forgets the browsers of an account, or of all of them.
 * @param except the device that stays
 * @returns how many they were
 */
export async function forgetDevices(db: StateDatabase, accountId: string | null, except = ''): Promise<number> {
  const all = db.deleteFrom('known_device').where('device_id', '!=', except);
  const own = accountId === null ? all : all.where('account_id', '=', accountId);
  return Number((await own.executeTakeFirstOrThrow()).numDeletedRows);
}

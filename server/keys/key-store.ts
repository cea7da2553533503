import { randomBytes } from 'node:crypto';
import type { KeyRight } from '@portal/contract';
import type { Account } from '../accounts/index.ts';
import { hashToken, newToken } from '../kernel/secrets/tokens.ts';
import { compileOnce } from '../state/compile-once.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { ApiKeyTable } from '../state/tables/key-tables.ts';

/** What a new key may do. */
export interface KeyRights {
  label: string;
  /** Keys of products; none for all that the account holds. */
  products: readonly string[];
  /** What it may do and nothing beside; to ask when missing. */
  rights?: readonly KeyRight[];
  /** The only module that it may publish. */
  module?: string;
  callsAMinute: number;
  /** Its last day, YYYYMMDD. */
  to: string;
}

/** By this a key is told from a token when it is found where it should not be. */
const mark = 'portal-key-';

/**
 * Makes a key of an account.
 * @param now milliseconds since 1970
 * @returns its id, and the key itself, which is kept nowhere
 */
export async function makeKey(
  db: StateDatabase,
  accountId: string,
  { label, products, rights = ['ask'], module = '', callsAMinute, to }: KeyRights,
  now: number,
): Promise<{ keyId: string; secret: string }> {
  const keyId = randomBytes(5).toString('hex');
  const secret = mark + newToken();
  await db
    .insertInto('api_key')
    .values({
      key_id: keyId,
      secret_hash: hashToken(secret),
      account_id: accountId,
      label,
      products: products.join(','),
      rights: rights.join(','),
      module,
      calls_a_minute: callsAMinute,
      created_at: now,
      to_ymd: to,
      ended_at: null,
      used_at: null,
    })
    .execute();
  return { keyId, secret };
}

const askKey = compileOnce(['hash'], (db, { hash }) =>
  db
    .selectFrom('api_key')
    .innerJoin('account', 'account.account_id', 'api_key.account_id')
    .select([
      ...([
        'api_key.account_id',
        'key_id',
        'products',
        'rights',
        'calls_a_minute',
        'to_ymd',
        'ended_at',
        'used_at',
      ] as const),
      ...(['active_from', 'active_to', 'state'] as const),
    ])
    .where('secret_hash', '=', hash),
);

/** A key and what says whether its account may be used; undefined for one that was never made. */
export async function findKey(db: StateDatabase, secret: string) {
  const [found] = await askKey(db, { hash: hashToken(secret) });
  return found;
}

/** The keys of an account, or of all, newest first. */
export function listKeys(
  db: StateDatabase,
  accountId: string | null,
): Promise<(ApiKeyTable & Pick<Account, 'user_name'>)[]> {
  return db
    .selectFrom('api_key')
    .innerJoin('account', 'account.account_id', 'api_key.account_id')
    .selectAll('api_key')
    .select('user_name')
    .$if(accountId !== null, (query) => query.where('api_key.account_id', '=', accountId ?? ''))
    .orderBy('api_key.created_at', 'desc')
    .orderBy('key_id')
    .execute();
}

/** Ends a key that is still open. @returns false when it had ended before */
export async function endKey(db: StateDatabase, keyId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_key')
    .set({ ended_at: now })
    .where('key_id', '=', keyId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** What a key may do. Those of before say nothing where they may ask alone. */
export const rightsOf = ({ rights }: Pick<ApiKeyTable, 'rights'>): string[] =>
  rights === '' ? ['ask'] : rights.split(',');

/** @returns the name of the only module that a key may publish; empty for none */
export async function moduleOfKey(db: StateDatabase, keyId: string): Promise<string> {
  const found = await db.selectFrom('api_key').select('module').where('key_id', '=', keyId).executeTakeFirst();
  return found?.module ?? '';
}

/** Notes that a key is in use. */
export async function noteKeyUse(db: StateDatabase, keyId: string, now: number): Promise<void> {
  await db.updateTable('api_key').set({ used_at: now }).where('key_id', '=', keyId).execute();
}

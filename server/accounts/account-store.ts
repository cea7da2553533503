import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { StateDatabase } from '../state/open-state.ts';
import type { AccountTable } from '../state/tables.ts';

export type Account = Selectable<AccountTable>;

/** What a new account needs; the rest is empty. Days are YYYYMMDD. */
export type NewAccount = Pick<Account, 'user_name' | 'password_hash' | 'real_name' | 'active_from' | 'active_to'> &
  Partial<Account>;

/** How an account is found by what its owner types: case and blanks around it do not count. */
export const userKey = (userName: string) => userName.trim().toLowerCase();

/** @returns the id of the account that was made. @throws when the user name is taken. */
export async function createAccount(db: StateDatabase, account: NewAccount): Promise<string> {
  const row: Account = {
    account_id: randomUUID(),
    user_key: userKey(account.user_name),
    published_password: 0,
    company: '',
    division: 'enterprise',
    phone: '',
    email: '',
    picture: '',
    messaging_name: '',
    state: '1',
    created_at: Date.now(),
    ...account,
  };
  await db.insertInto('account').values(row).execute();
  return row.account_id;
}

/** Links two accounts in both directions; linking twice is no fault. */
export async function linkAccounts(db: StateDatabase, one: string, other: string): Promise<void> {
  const both = [
    { account_id: one, linked_id: other },
    { account_id: other, linked_id: one },
  ];
  await db
    .insertInto('account_link')
    .values(both)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findByName(db: StateDatabase, userName: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('user_key', '=', userKey(userName)).executeTakeFirst();
}

export function findById(db: StateDatabase, accountId: string): Promise<Account | undefined> {
  return db.selectFrom('account').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** The accounts an account may see in its list, without itself, by name. */
export function findLinked(db: StateDatabase, accountId: string): Promise<Account[]> {
  return db
    .selectFrom('account_link')
    .innerJoin('account', 'account.account_id', 'account_link.linked_id')
    .selectAll('account')
    .where('account_link.account_id', '=', accountId)
    .orderBy('account.user_key')
    .execute();
}

export async function rolesOf(db: StateDatabase, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_role')
    .select('role')
    .where('account_id', '=', accountId)
    .orderBy('role')
    .execute();
  return rows.map(({ role }) => role);
}

import { randomUUID } from 'node:crypto';
import type { CsvStyle, PanelName } from '@portal/contract';
import { type Selectable, sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import type { AccountTable } from '../../state/tables/account-tables.ts';
import { accountFault } from './account-state.ts';

export type Account = Selectable<AccountTable>;

/** What a new account needs; the rest is empty. Days are YYYYMMDD. */
export type NewAccount = Pick<Account, 'user_name' | 'password_hash' | 'real_name' | 'active_from' | 'active_to'> &
  Partial<Account>;

/** How an account is found by what its owner types: case and blanks around it do not count. */
export const userKey = (userName: string) => userName.trim().toLowerCase();

/** How a mobile number or an address of mail is kept and found. */
export const contactKey = (contact: string) => contact.trim().toLowerCase();

/** @returns the id of the account that was made. @throws when the user name is taken. */
export async function createAccount(db: StateDatabase, account: NewAccount): Promise<string> {
  const row: Account = {
    account_id: randomUUID(),
    user_key: userKey(account.user_name),
    published_password: 0,
    password_until: null,
    company: '',
    company_id: null,
    division: 'enterprise',
    phone: '',
    picture: '',
    messaging_name: '',
    messaging_key: '',
    state: '1',
    created_at: Date.now(),
    rights_changed_at: 0,
    my_panels: null,
    csv_style: null,
    product_order: null,
    ...account,
    email: contactKey(account.email ?? ''),
  };
  await db.insertInto('account').values(row).execute();
  return row.account_id;
}

/** Links two accounts in both directions; linking twice is no fault. */
export async function linkAccounts(db: StateDatabase, first: string, other: string): Promise<void> {
  const both = [
    { account_id: first, linked_id: other },
    { account_id: other, linked_id: first },
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

/** Every account with that mobile number or address of mail, the oldest first: linked accounts may share one. */
export function findByContact(db: StateDatabase, contact: string): Promise<Account[]> {
  const key = contactKey(contact);
  if (!key) return Promise.resolve([]);
  return db
    .selectFrom('account')
    .selectAll()
    .where(({ eb, or }) => or([eb('phone', '=', key), eb('email', '=', key)]))
    .orderBy('created_at')
    .orderBy('account_id')
    .execute();
}

/** The one to sign in among accounts that share a contact or a phone: the oldest that may be used, else the oldest. */
export function preferred(accounts: readonly Account[], now: number): Account | undefined {
  return accounts.find((account) => !accountFault(account, now)) ?? accounts[0];
}

/**
 * S4.041: sessions that are open learn that products, roles, links or days of their account have changed.
 * @param now milliseconds since 1970; of two changes in one millisecond the second counts as later
 */
export async function touchRights(db: StateDatabase, accountId: string, now: number): Promise<void> {
  const later = sql<number>`case when rights_changed_at >= ${now} then rights_changed_at + 1 else ${now} end`;
  await db.updateTable('account').set({ rights_changed_at: later }).where('account_id', '=', accountId).execute();
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

/** Keeps the panels that an account has chosen for its dashboard, in their order; none means all of them (S2.091). */
export async function keepPanels(db: StateDatabase, accountId: string, panels: readonly PanelName[]): Promise<void> {
  const my_panels = JSON.stringify(panels);
  await db.updateTable('account').set({ my_panels }).where('account_id', '=', accountId).execute();
}

/** Keeps the order that an account has put its products in, by their ids; none means that of the catalogue. */
export async function keepProductOrder(db: StateDatabase, accountId: string, order: readonly string[]): Promise<void> {
  const product_order = order.length === 0 ? null : JSON.stringify(order);
  await db.updateTable('account').set({ product_order }).where('account_id', '=', accountId).execute();
}

/** Keeps with which signs an account has files of CSV written. */
export async function keepCsvStyle(db: StateDatabase, accountId: string, style: CsvStyle): Promise<void> {
  const csv_style = JSON.stringify(style);
  await db.updateTable('account').set({ csv_style }).where('account_id', '=', accountId).execute();
}

/** With which signs an account has files of CSV written; undefined while it has chosen none. */
export const csvStyleOf = ({ csv_style }: Pick<Account, 'csv_style'>): CsvStyle | undefined =>
  csv_style === null ? undefined : (JSON.parse(csv_style) as CsvStyle);

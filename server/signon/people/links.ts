import { type Account, findById } from '../../accounts/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { Person } from './person.ts';

/** Whom a provider means. */
export type Subject = Pick<Person, 'issuer' | 'subject'>;

/** The account of who has signed in by a provider before. */
export async function linkedAccount(
  db: StateDatabase,
  provider: string,
  { issuer, subject }: Subject,
): Promise<Account | undefined> {
  const link = await db
    .selectFrom('sign_on_link')
    .select('account_id')
    .where('provider_key', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return link && findById(db, link.account_id);
}

/** Whether somebody signs in to an account by a provider already. */
export async function isLinked(db: StateDatabase, provider: string, accountId: string): Promise<boolean> {
  const link = await db
    .selectFrom('sign_on_link')
    .select('subject')
    .where('provider_key', '=', provider)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}

/** @throws Error as the store says it, when the subject has an account by now */
export async function linkAccount(
  db: StateDatabase,
  provider: string,
  { issuer, subject }: Subject,
  accountId: string,
  now: number,
): Promise<void> {
  const row = { provider_key: provider, issuer, subject, account_id: accountId, made_at: now };
  await db.insertInto('sign_on_link').values(row).execute();
}

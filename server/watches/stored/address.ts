import type { Account } from '../../accounts/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';

/** Where an account is told of what it watches: an address of its own for that, else its bound email; empty for none. */
export async function addressOf(
  db: StateDatabase,
  { account_id, email }: Pick<Account, 'account_id' | 'email'>,
): Promise<string> {
  const own = await db
    .selectFrom('watch_address')
    .select('email')
    .where('account_id', '=', account_id)
    .executeTakeFirst();
  return own?.email ?? email;
}

/** Puts an address in the place of the one before. Whether it wants to be told was proven before. */
export async function bindAddress(db: StateDatabase, accountId: string, email: string, now: number): Promise<void> {
  await db
    .insertInto('watch_address')
    .values({ account_id: accountId, email, bound_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ email, bound_at: now }))
    .execute();
}

/** @returns false where there was none of its own */
export async function unbindAddress(db: StateDatabase, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('watch_address')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === 1;
}

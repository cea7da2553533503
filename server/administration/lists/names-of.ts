import type { StateDatabase } from '../../state/open-state.ts';

/** The user names of accounts, by their ids. */
export async function namesOf(db: StateDatabase, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['account_id', 'user_name'])
    .where('account_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ account_id, user_name }) => [account_id, user_name]));
}

import type { AskedSheet, CallPayload } from '@portal/contract';
import type { Account } from '../accounts/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { notSaved } from './refusals.ts';

/** What a view says to who watches it: what its tables ask, null where that is not known. */
export interface WatchedView {
  name: string;
  sheets: NonNullable<CallPayload<'keepView'>['sheets']> | null;
}

/**
 * A view that an account may see, its own or one that its company shares. Whose product the figures of its tables are is
 * judged by who asks for them.
 * @returns null for one that was removed, or is no longer shared with the account
 */
export async function watchedView(
  db: StateDatabase,
  { account_id, company_id }: Pick<Account, 'account_id' | 'company_id'>,
  viewId: string,
): Promise<WatchedView | null> {
  const view = await db
    .selectFrom('kept_view')
    .innerJoin('account', 'account.account_id', 'kept_view.account_id')
    .select(['name', 'sheets', 'shared', 'kept_view.account_id', 'account.company_id'])
    .where('view_id', '=', viewId)
    .executeTakeFirst();
  if (!view) return null;
  const isOurs = view.shared === 1 && company_id !== null && view.company_id === company_id;
  if (view.account_id !== account_id && !isOurs) return null;
  return { name: view.name, sheets: view.sheets === null ? null : (JSON.parse(view.sheets) as AskedSheet[]) };
}

/**
 * Says of a view what its tables ask, where nobody knows it yet; of somebody else's it changes nothing.
 * @throws Refusal for a view that the account may not see
 */
export async function learnSheets(
  db: StateDatabase,
  account: Pick<Account, 'account_id' | 'company_id'>,
  viewId: string,
  sheets: WatchedView['sheets'],
): Promise<void> {
  if (!(await watchedView(db, account, viewId))) throw notSaved();
  await db
    .updateTable('kept_view')
    .set({ sheets: JSON.stringify(sheets) })
    .where('view_id', '=', viewId)
    .where('account_id', '=', account.account_id)
    .where('sheets', 'is', null)
    .execute();
}

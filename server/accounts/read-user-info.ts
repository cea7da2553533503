import type { Language, UserInfo } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { type Account, findLinked, rolesOf } from './account-store.ts';
import { userView } from './views.ts';

/**
 * The answer to getUserInfo, also embedded in the page.
 * @param adminUrl the admin backend, which only the role admin is told of (S6.020, A20); null when there is none.
 */
export async function readUserInfo(
  db: StateDatabase,
  account: Account,
  language: Language,
  adminUrl: string | null,
): Promise<UserInfo> {
  const { account_id } = account;
  const [linked, roles] = await Promise.all([findLinked(db, account_id), rolesOf(db, account_id)]);
  const info = userView(account, linked, roles, language);
  return adminUrl !== null && roles.includes('admin') ? { ...info, adminUrl } : info;
}

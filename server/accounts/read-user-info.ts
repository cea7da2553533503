import type { Language, UserInfo } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { type Account, findLinked, rolesOf } from './account-store.ts';
import { userView } from './views.ts';

/** The answer to getUserInfo, also embedded in the page. */
export async function readUserInfo(db: StateDatabase, account: Account, language: Language): Promise<UserInfo> {
  const { account_id } = account;
  const [linked, roles] = await Promise.all([findLinked(db, account_id), rolesOf(db, account_id)]);
  return userView(account, linked, roles, language);
}

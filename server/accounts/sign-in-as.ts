import type { LoginData } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { accountFault } from './account-state.ts';
import type { Account } from './account-store.ts';
import { accountClosed } from './refusals.ts';
import { beginSession } from './session-store.ts';
import { loginView } from './views.ts';

/**
 * The last step of every way to sign in: who it is has been proven.
 * @throws Refusal when the account is expired, suspended or not yet opened.
 */
export async function signInAs(db: StateDatabase, account: Account, now: number): Promise<LoginData> {
  const fault = accountFault(account, now);
  if (fault) throw accountClosed(fault);
  return loginView(account, await beginSession(db, account.account_id, now));
}

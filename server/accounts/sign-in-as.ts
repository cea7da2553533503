import type { LoginData } from '@portal/contract';
import { writeTrace } from '../audit/index.ts';
import type { TracedCall } from '../kernel/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { accountFault } from './account-state.ts';
import type { Account } from './account-store.ts';
import { accountClosed } from './refusals.ts';
import { idleLife } from './session-life.ts';
import { beginSession } from './session-store.ts';
import { loginView } from './views.ts';

/**
 * The last step of every way to sign in: who it is has been proven. The session begins together with its line in the
 * audit trail.
 * @param db a transaction
 * @param passwordFree S4.017 A32: false ends the session some time after its last use; true, or nothing said, lets it
 *   live its 7 days
 * @throws Refusal when the account is expired, suspended or not yet opened.
 */
export async function signInAs(
  db: StateDatabase,
  call: TracedCall,
  account: Account,
  now: number,
  passwordFree?: boolean,
): Promise<LoginData> {
  const fault = accountFault(account, now);
  if (fault) throw accountClosed(fault);
  const idle = passwordFree === false ? idleLife : null;
  const token = await beginSession(db, account.account_id, now, idle);
  call.trace.accountId = account.account_id;
  await writeTrace(db, call, now);
  return loginView(account, token);
}

import type { CallContext } from '../../kernel/calls/call.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { type Account, findById } from '../people/account-store.ts';
import { sessionMissing } from '../people/refusals.ts';

/** The account that makes a call. @throws Refusal when there is none */
export async function callerOf(db: StateDatabase, { accountId }: Pick<CallContext, 'accountId'>): Promise<Account> {
  const account = accountId ? await findById(db, accountId) : undefined;
  if (!account) throw sessionMissing();
  return account;
}

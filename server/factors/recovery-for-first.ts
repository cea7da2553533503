import { dropTicketsOf, findSession } from '../accounts/index.ts';
import type { CallContext } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { countRecoveryCodes, giveRecoveryCodes } from './recovery-codes.ts';

/**
 * What the first factor of an account brings with it, within the transaction that takes it on: recovery codes, and the
 * end of all that other sessions have proven without it.
 * @returns none where the account has codes already
 */
export async function recoveryForFirst(
  transaction: StateDatabase,
  accountId: string,
  { token }: Pick<CallContext, 'token'>,
): Promise<string[]> {
  if ((await countRecoveryCodes(transaction, accountId)) > 0) return [];
  await dropTicketsOf(transaction, accountId);
  const own = token ? await findSession(transaction, token) : undefined;
  await transaction
    .deleteFrom('proof')
    .where('family', 'in', ({ selectFrom }) =>
      selectFrom('session').select('family').where('account_id', '=', accountId),
    )
    .where('family', '!=', own?.session.family ?? '')
    .execute();
  return giveRecoveryCodes(transaction, accountId);
}

import type { StateDatabase } from '../../state/open-state.ts';
import { accountFault } from '../people/account-state.ts';
import { findById } from '../people/account-store.ts';
import { tokenWorth } from './session-rule.ts';

/**
 * Whose a family of sessions is, as long as one of them is open and the account is. A family opens nothing by itself: it
 * names a session where its token must not stand.
 * @returns the id of the account, or null
 */
export async function accountOfFamily(db: StateDatabase, family: string, now: number): Promise<string | null> {
  const session = await db
    .selectFrom('session')
    .select(['account_id', 'ended_at', 'ended_reason', 'expires_at', 'idle_life', 'used_at'])
    .where('family', '=', family)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!session || tokenWorth(session, now) !== 'open') return null;
  const account = await findById(db, session.account_id);
  return account && !accountFault(account, now) ? session.account_id : null;
}

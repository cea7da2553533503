import type { StateDatabase } from '../../state/open-state.ts';
import { accountFault } from '../people/account-state.ts';
import { type Account, findById } from '../people/account-store.ts';
import { tokenWorth } from './session-rule.ts';

/**
 * Whose session it is that began with a sign-in, whichever token it has by now, for what a page fetches without a
 * token.
 * @param family of the session, which is no secret: whoever brings it has proven elsewhere that it was given to them
 * @returns undefined when the session is over, or its account is closed
 */
export async function findFamily(db: StateDatabase, family: string, now: number): Promise<Account | undefined> {
  const session = await db
    .selectFrom('session')
    .selectAll()
    .where('family', '=', family)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!session || tokenWorth(session, now) !== 'open') return undefined;
  const account = await findById(db, session.account_id);
  return account && accountFault(account, now) === null ? account : undefined;
}

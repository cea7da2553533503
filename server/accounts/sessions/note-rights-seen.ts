import type { StateDatabase } from '../../state/open-state.ts';
import type { Account } from '../people/account-store.ts';
import { isStale } from './session-rule.ts';
import type { Session } from './session-store.ts';

/**
 * The session has read the menu and so knows its rights as they were when `found` was read; a change since then is
 * still to be seen. Writes only when there is something new.
 */
export async function noteRightsSeen(
  db: StateDatabase,
  { account, session }: { account: Account; session: Session },
): Promise<void> {
  if (!isStale(account, session)) return;
  const seen = account.rights_changed_at;
  await db
    .updateTable('session')
    .set({ rights_seen_at: seen })
    .where('token_hash', '=', session.token_hash)
    .where('rights_seen_at', '<', seen)
    .execute();
}

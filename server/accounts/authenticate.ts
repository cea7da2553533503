import { status } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { accountFault } from './account-state.ts';
import type { Account } from './account-store.ts';
import { accountClosed, sessionMissing, sessionReplaced } from './refusals.ts';
import { findSession, type Session } from './session-store.ts';

/**
 * Whose token it is.
 * @throws Refusal 100440 without a session or after its end, 100442 when a newer session took its place, 100152 when
 * the account has been closed since (S4.040).
 */
export async function authenticate(
  db: StateDatabase,
  token: string | null,
  now: number,
): Promise<{ account: Account; session: Session }> {
  const found = token ? await findSession(db, token) : undefined;
  if (!found) throw sessionMissing();
  const { session, account } = found;
  if (session.ended_reason === 'refreshed' || session.ended_reason === 'switched') throw sessionReplaced();
  if (session.ended_at !== null || session.expires_at <= now) throw sessionMissing();
  const fault = accountFault(account, now);
  if (fault) throw accountClosed(fault, status.accountClosed);
  return found;
}

import { findSession } from '../accounts/index.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** S4.007: a sign-out is told beside the call that ends the session, so one that has just ended still counts. */
const grace = 60_000;

/**
 * The account an event belongs to. What the browser says is believed only when the token of its header proves it.
 * @returns empty when nobody was signed in, or nobody can be proven
 */
export async function whoseEvent(
  db: StateDatabase,
  sessionId: string,
  token: string | null,
  now: number,
): Promise<string> {
  if (sessionId === '' || token === null) return '';
  const found = await findSession(db, token);
  if (found?.account.account_id !== sessionId) return '';
  const { ended_at, expires_at } = found.session;
  return now < Math.min(ended_at ?? expires_at, expires_at) + grace ? sessionId : '';
}

import { request } from '../api/request.ts';
import { clearSession } from '../session/keep-session.ts';
import { session } from '../session/session.ts';

/**
 * S4.010: the token could not be verified: the server is asked to end it, and this browser forgets it at once, whatever
 * the server says.
 */
export function resetToken(): void {
  const { token } = session;
  if (token !== null) request('logout', {}, { token }).catch(() => undefined);
  clearSession();
}

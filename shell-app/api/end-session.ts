import { page } from '../page/page.ts';
import { takeNewerToken } from '../session/follow-session.ts';
import { clearSession } from '../session/keep-session.ts';
import { session } from '../session/session.ts';

/**
 * S4.040 A51: the server says that the session has ended: it is cleared here, without a logout call, and the site is
 * loaded anew. Several replies with the code find the token gone and do nothing more. When another tab has put a newer
 * token into the cookies, that one has not ended: it is taken up.
 *
 * @param token the one that the refused call carried: a late answer to a former session must not end the new one
 */
export function endSession(token: string | null): void {
  if (session.token === null || session.token !== token) return;
  if (takeNewerToken()) return;
  clearSession();
  page.load('/');
}

import { readJsonCookie } from '../cookies/cookies.ts';
import { page } from '../page/page.ts';
import { onSessionAnnounced } from './announce-session.ts';
import { dropSession } from './keep-session.ts';
import { session } from './session.ts';
import { readToken } from './token-life.ts';
import { userFromCookie } from './user-record.ts';

/**
 * Follows sign-out, account switch and renewal in another tab of the same browser: nobody stays signed in here after
 * signing out there, and no tab goes on with the token of a former account.
 *
 * @returns ends it
 */
export const followSessionOfOtherTabs = (): (() => void) => onSessionAnnounced(takeCookies);

/** The cookies are the truth; a tab without a session stays where it is. */
function takeCookies(): void {
  if (session.token === null) return;
  const token = readToken();
  const user = token === null ? null : userFromCookie(readJsonCookie('user'), token);
  if (token !== null && user !== null && user.userId === session.user?.userId) {
    if (token !== session.token) Object.assign(session, { token, user });
    return;
  }
  dropSession();
  page.load('/');
}

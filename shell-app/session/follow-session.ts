import { readJsonCookie } from '../cookies/cookies.ts';
import { page } from '../page/page.ts';
import { onSessionAnnounced } from './announce-session.ts';
import { dropSession } from './keep-session.ts';
import { session } from './session.ts';
import { warnNoMore } from './session-warning.ts';
import { readToken } from './token-life.ts';
import { userFromCookie } from './user-record.ts';

/** How long after the word of another tab the cookies are looked at again, in ms: the word may be here before they are. */
const laterLooks = [50, 250, 1000, 3000];

/**
 * Follows sign-out, account switch and renewal in another tab of the same browser: nobody stays signed in here after
 * signing out there, and no tab goes on with the token of a former account.
 *
 * @returns ends it
 */
export function followSessionOfOtherTabs(): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const rest = () => {
    for (const timer of timers) clearTimeout(timer);
  };
  const stop = onSessionAnnounced(() => {
    rest();
    takeCookies();
    timers = laterLooks.map((delay) => setTimeout(takeCookies, delay));
  });
  window.addEventListener('pageshow', afterRest);
  return () => {
    stop();
    rest();
    window.removeEventListener('pageshow', afterRest);
  };
}

/** A page that Back brought to life again has heard nothing meanwhile. */
const afterRest = ({ persisted }: PageTransitionEvent) => {
  if (persisted) takeCookies();
};

/**
 * Takes up what another tab has put into the cookies, if its word has not arrived yet.
 *
 * @returns false when the cookies hold the token of now, or none
 */
export function takeNewerToken(): boolean {
  const token = readToken();
  if (token === null || token === session.token) return false;
  takeCookies();
  return true;
}

/** The cookies are the truth; a tab without a session stays where it is. */
function takeCookies(): void {
  if (session.token === null) return;
  const token = readToken();
  const user = token === null ? null : userFromCookie(readJsonCookie('user'), token);
  // A41: without a whole record the token alone says whose the session is, as it did when the page was opened.
  if (user === null && token === session.token) return;
  if (user !== null && user.userId === session.user?.userId) {
    if (token === session.token) return;
    Object.assign(session, { token, user });
    // The renewal there was what the warning here asks for.
    warnNoMore();
    return;
  }
  dropSession();
  page.load('/');
}

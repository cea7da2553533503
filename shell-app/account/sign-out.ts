import { request } from '../api/request.ts';
import { page } from '../page/page.ts';
import { clearSession } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { logoutEvent } from '../tracking/events.ts';
import { sendTracked, track } from '../tracking/track.ts';
import { signInAnew } from './sign-in-anew.ts';

/** S4.004 to S4.009: tells of the logout, asks the server, then clears this browser whatever it said, and leads back after a sign-in. */
export async function signOut(): Promise<void> {
  const { token, userInfo } = session;
  track(logoutEvent());
  sendTracked();
  // With its token named, an answer that this session has ended already leads nowhere else.
  if (token !== null) await request('logout', {}, { token }).catch(() => undefined);
  if (userInfo?.leavePath === undefined) return signInAnew();
  // Whose company has signed them in is asked there whether to leave it too, and led back to the sign-in.
  clearSession();
  page.load(userInfo.leavePath);
}

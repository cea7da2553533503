import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { logoutEvent } from '../tracking/events.ts';
import { sendTracked, track } from '../tracking/track.ts';
import { signInAnew } from './sign-in-anew.ts';

/** S4.004 to S4.009: tells of the logout, asks the server, then clears this browser whatever it said, and leads back after a sign-in. */
export async function signOut(): Promise<void> {
  const { token } = session;
  track(logoutEvent());
  sendTracked();
  // With its token named, an answer that this session has ended already leads nowhere else.
  if (token !== null) await request('logout', {}, { token }).catch(() => undefined);
  signInAnew();
}

import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { signInAnew } from './sign-in-anew.ts';

/** S4.004 to S4.009: asks the server first, then clears this browser whatever it said, and leads back after a sign-in. */
export async function signOut(): Promise<void> {
  if (session.token !== null) await request('logout').catch(() => undefined);
  signInAnew();
}

import { request } from '../api/request.ts';
import { fullPath, navigate, place } from '../navigation/place.ts';
import { clearSession } from '../session/keep-session.ts';
import { session } from '../session/session.ts';

/** S4.004 to S4.009: asks the server first, then clears this browser whatever it said, and leads back after a sign-in. */
export async function signOut(): Promise<void> {
  const former = fullPath(place);
  if (session.token !== null) await request('logout').catch(() => undefined);
  clearSession();
  navigate(`/home?redirect=${encodeURIComponent(former)}`);
}

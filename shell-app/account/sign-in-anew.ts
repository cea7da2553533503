import { fullPath, navigate, place } from '../navigation/place.ts';
import { clearSession } from '../session/keep-session.ts';

/** Forgets the session in this browser and shows the sign-in, which leads back to where the person is now. */
export function signInAnew(): void {
  const former = fullPath(place);
  clearSession();
  navigate(`/home?redirect=${encodeURIComponent(former)}`);
}

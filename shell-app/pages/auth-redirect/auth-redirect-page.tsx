import { useEffect } from 'react';
import { LockOverlay } from '../../layout/main/lock-overlay.tsx';
import { navigate } from '../../navigation/place.ts';
import { safeRedirect } from '../../navigation/safe-redirect.ts';
import { hideHandedToken } from '../auto-login/handed-token.ts';

/** S2.030 S2.031: where a sign-on partner lets the browser wait; it goes on within this site and keeps nothing. */
export default function AuthRedirectPage() {
  useEffect(() => {
    hideHandedToken();
    const wanted = new URLSearchParams(window.location.search).get('redirect');
    navigate(safeRedirect(wanted), { replace: true });
  }, []);
  return <LockOverlay />;
}

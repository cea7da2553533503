import { useEffect } from 'react';
import { LockOverlay } from '../../lock-overlay/lock-overlay.tsx';
import { navigate } from '../../navigation/place.ts';
import { safeRedirect } from '../../navigation/safe-redirect.ts';
import { hideHanded } from '../auto-login/handed.ts';

/** S2.030 S2.031: where a sign-on partner lets the browser wait; it goes on within this site and keeps nothing. */
export default function AuthRedirectPage() {
  useEffect(() => {
    hideHanded();
    const wanted = new URLSearchParams(window.location.search).get('redirect');
    navigate(safeRedirect(wanted), { replace: true });
  }, []);
  return <LockOverlay />;
}

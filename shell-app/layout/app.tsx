import { useEffect } from 'react';
import type { AppProps } from 'single-spa';
import { isExempt } from '../guard/exempt.ts';
import { LockOverlay } from '../lock-overlay/lock-overlay.tsx';
import { ParcelContext } from '../parcels/parcel-context.ts';
import { useOwner } from '../questions/owner.ts';
import { learnRelease } from '../release/release.ts';
import { useSession } from '../session/session.ts';
import { CaptchaPlace, DrawerPlace, FactorPlace, ProofPlace } from './drawer-place.tsx';
import { Frame } from './frame/frame.tsx';
import { PublicFrame } from './frame/public-frame.tsx';
import { ReportFrame } from './frame/report-frame.tsx';
import { Banners } from './notices/banners.tsx';
import { SessionWarning } from './notices/session-warning.tsx';
import { useRoute } from './use-route.ts';

/** The whole shell: the frame that fits the route, and what may lie above it. */
export function App({ mountParcel }: Pick<AppProps, 'mountParcel'>) {
  return (
    <ParcelContext value={mountParcel}>
      <Banners />
      <Framed />
      <SessionWarning />
      <DrawerPlace />
      <ProofPlace />
      <CaptchaPlace />
      <FactorPlace />
    </ParcelContext>
  );
}

function Framed() {
  const route = useRoute();
  const { menus } = useSession();
  const [, , turn] = useOwner();
  // The menu says whether the account may see the market at all.
  useEffect(() => {
    if (menus.length > 0) learnRelease(turn);
  }, [menus, turn]);
  if (route === null) return <LockOverlay />;
  if (route.name === 'report') return <ReportFrame route={route} />;
  return isExempt(route.path) ? <PublicFrame route={route} /> : <Frame route={route} />;
}

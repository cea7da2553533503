import { useEffect } from 'react';
import DashboardPage from '../../../parcels/dashboard/dashboard-page.tsx';
import type { PageName } from '../../../shell-app/pages/lazy-page.tsx';

/** The pages of the floor: the dashboard and nothing else, so that its bundle carries no page that is not shown. */
export function LazyPage({ onReady }: { name: PageName; onReady: (name: PageName) => void }) {
  useEffect(() => onReady('dashboard'), [onReady]);
  return <DashboardPage />;
}

/** The page is there with its bundle: there is nothing to begin with. */
export const beginPage = () => undefined;

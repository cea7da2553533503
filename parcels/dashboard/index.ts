import { reactPage } from '@portal/shell/insider';
import DashboardPage, { preload } from './dashboard-page.tsx';

/** The parcel @portal/dashboard: the month at a glance. */
export const { bootstrap, mount, unmount } = reactPage(DashboardPage);

export { preload };

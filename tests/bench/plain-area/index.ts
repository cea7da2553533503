import { reactArea } from '@portal/shell';

/** The plain area as a module of its own, for the portal's side of the bench. */
export const { load, bootstrap, mount, unmount } = reactArea(() => import('./page.tsx'));

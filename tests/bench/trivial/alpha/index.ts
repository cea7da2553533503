import { reactArea } from '@portal/shell';

/** As an area of the portal is written: a small entry, and the page as its lazy part. */
export const { load, bootstrap, mount, unmount } = reactArea(() => import(/* webpackChunkName: "load" */ './page.tsx'));

/** The gallery: an area for developers, which shows every component of @portal/ui in its states. */
import { reactArea } from '@portal/shell';

export const { load, bootstrap, mount, unmount } = reactArea(() => import(/* webpackChunkName: "load" */ './app.tsx'));

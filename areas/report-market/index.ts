/**
 * The marketplace of reports: a single-spa application that knows only @portal/shell and @portal/ui. This entry stays
 * small, so that the first question leaves while the pages are still on their way.
 */
import { reactArea } from '@portal/shell';

export { preload } from './data/preload.ts';

export const { load, bootstrap, mount, unmount } = reactArea(() => import(/* webpackChunkName: "load" */ './app.tsx'));

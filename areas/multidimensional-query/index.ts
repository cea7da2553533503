/**
 * Cross-analysis: a single-spa application that knows only @portal/shell and @portal/ui. This entry stays small, so that
 * the first questions leave while the page is still on its way.
 */
import { reactArea } from '@portal/shell';

export { preload } from './data/preload.ts';

export const { load, bootstrap, mount, unmount } = reactArea(() => import(/* webpackChunkName: "load" */ './app.tsx'));

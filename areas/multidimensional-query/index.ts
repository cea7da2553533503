/**
 * Cross-analysis: a single-spa application that knows only @portal/shell and @portal/ui. This entry stays small, so that
 * the first questions leave while the page is still on its way.
 */
import { startPages } from '@portal/shell';
import { pivot } from './pages/pivot/page.ts';

// The other pages are ways to look at the same address, and wait for the same.
export const { preload, load, bootstrap, mount, unmount } = startPages(
  [pivot],
  () => import(/* webpackChunkName: "load" */ './app.tsx'),
);

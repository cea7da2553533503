/**
 * The administration: a single-spa application that knows only @portal/shell and @portal/ui. This entry stays small,
 * so that the first question leaves while the pages are still on their way.
 */
import { startPages } from '@portal/shell';
import { area } from './area.ts';

export const { preload, load, bootstrap, mount, unmount } = startPages(
  area.pages,
  () => import(/* webpackChunkName: "load" */ './app.tsx'),
);

/** Asking in words: a single-spa application that knows only @portal/shell and @portal/ui. */
import { reactArea } from '@portal/shell';

export const { load, bootstrap, mount, unmount } = reactArea(() => import(/* webpackChunkName: "load" */ './app.tsx'));

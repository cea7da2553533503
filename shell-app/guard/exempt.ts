import { covers } from '../menu/menu-paths.ts';

/** S6.004: the only route that is marked withoutAuth. */
export const withoutAuth = ['/404'];

/** S6.005: open for everybody; A65: these match exactly, /portal also with its child paths. */
export const exemptPaths = ['/auth-redirect', '/autoLogin', '/protocol', '/portal'];

/** S2.054 A07: the static public list. */
export const publicPaths = [
  '/home',
  '/login',
  '/products',
  '/car-life-cycle',
  '/user-life-cycle',
  '/intelligent-decision',
  '/industry-insights',
  '/about',
  '/404',
];

const bare = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);

/** S6.003 S6.006 A65: no login and no menu check, also for a signed-in user. */
export const isExempt = (path: string): boolean =>
  [...withoutAuth, ...exemptPaths, ...publicPaths].includes(bare(path)) || covers('/portal', path);

import { exemptPaths, publicPaths } from '@portal/contract';
import { covers } from '../menu/menu-paths.ts';

/** S6.004: the only route that is marked withoutAuth. */
export const withoutAuth = ['/404'];

const bare = (path: string): string => path.replace(/\/+$/, '');

/** S6.003 S6.006 A65: no login and no menu check, also for a signed-in user. */
export const isExempt = (path: string): boolean =>
  [...withoutAuth, ...exemptPaths, ...publicPaths].some((exempt) => exempt === bare(path)) || covers('/portal', path);

import type { MenuEntry } from '@portal/contract';
import { activeProduct } from '../menu/active-product.ts';
import { covers, fastView } from '../menu/menu-paths.ts';

/** What stands in the main part of the shell. */
export type RouteName =
  | 'home'
  | 'products'
  | 'car-life-cycle'
  | 'user-life-cycle'
  | 'intelligent-decision'
  | 'industry-insights'
  | 'about'
  | 'dashboard'
  | 'report'
  | 'model-fastview'
  | 'area'
  | 'scan'
  | 'first-run'
  | 'protocol'
  | 'auto-login'
  | 'auth-redirect'
  | 'not-found';

const pages: Record<string, RouteName> = {
  '/home': 'home',
  '/products': 'products',
  '/car-life-cycle': 'car-life-cycle',
  '/user-life-cycle': 'user-life-cycle',
  '/intelligent-decision': 'intelligent-decision',
  '/industry-insights': 'industry-insights',
  '/about': 'about',
  '/dashboard': 'dashboard',
  '/scan': 'scan',
  '/first-run': 'first-run',
  '/protocol': 'protocol',
  '/autoLogin': 'auto-login',
  '/auth-redirect': 'auth-redirect',
  '/404': 'not-found',
};

/** The page for a path that the guard has let pass. What no page and no menu entry knows is not found (A13). */
export function routeOf(path: string, menus: readonly MenuEntry[]): RouteName {
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (bare.startsWith('/report/')) return 'report';
  // S2.032 A03: saved paths of other products are rewritten to paths below it.
  if (covers(fastView, bare)) return 'model-fastview';
  return pages[bare] ?? (activeProduct(menus, path) ? 'area' : 'not-found');
}

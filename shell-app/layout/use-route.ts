import type { MenuEntry } from '@portal/contract';
import { useAdmission } from '../guard/admission.ts';
import { activeProduct } from '../menu/active-product.ts';
import { activeLink } from '../menu/menu-links.ts';
import { type RouteName, routeOf } from '../routes/route-table.ts';
import { useSession } from '../session/session.ts';

export interface Route {
  name: RouteName;
  path: string;
  search: string;
  product: MenuEntry | null;
  link: MenuEntry | null;
}

/** What would be on screen at a place, for an account with these menus. */
export function routeTo(path: string, search: string, menus: readonly MenuEntry[]): Route {
  const product = activeProduct(menus, path, search);
  const link = product ? activeLink(product, path) : null;
  return { name: routeOf(path, menus), path, search, product, link };
}

/** What is on screen now; null before the guard has let a first place pass. */
export function useRoute(): Route | null {
  const admitted = useAdmission();
  const menus = useSession().menus as MenuEntry[];
  return admitted === null ? null : routeTo(admitted.path, admitted.search, menus);
}

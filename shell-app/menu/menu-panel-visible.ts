import type { MenuEntry } from '@portal/contract';
import { covers } from './menu-paths.ts';

/** S2.042: areas that use the whole width. */
const withoutPanel = ['/multidimensional-query', '/sq'];

/** A66: no panel on the dashboard, on the two wide areas, and for products without children. */
export const hasMenuPanel = (product: MenuEntry | null, path: string): boolean =>
  product !== null && product.children.length > 0 && !withoutPanel.some((prefix) => covers(prefix, path));

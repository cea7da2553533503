import type { MenuEntry } from '@portal/contract';
import { productNamed } from './active-product.ts';
import { menuLinks } from './menu-links.ts';
import { covers, entryPath, isExternal } from './menu-paths.ts';

/** A11: in either language, so that a switch of the language breaks no link. */
const vipTitles = ['vip report', 'vip reports', 'vip报告'];

const isVipReport = ({ title }: MenuEntry): boolean => {
  const plain = title.trim().toLowerCase();
  return vipTitles.includes(plain) || vipTitles.includes(plain.replace(/\s+/g, ''));
};

/**
 * S2.051 S2.052: where /report?product= leads: to the VIP report of that product, else to its first page, else to the
 * root.
 *
 * @param menus top-level entries
 * @param named the product of the query: id, key or prefix
 */
export function reportTarget(menus: readonly MenuEntry[], named: string | null): string {
  const product = productNamed(menus, named);
  if (!product) return '/';
  const links = menuLinks(product.children).filter((entry) => !isExternal(entry) && entryPath(entry) !== '/report');
  const found = links.find(isVipReport) ?? links[0] ?? (isExternal(product) ? undefined : product);
  if (!found || entryPath(found) === '/report') return '/';
  const path = entryPath(found);
  // S6.013: a page of reports opens by the product that it belongs to.
  return covers('/report', path) ? `${path}?product=${encodeURIComponent(product.id)}` : path;
}

/** S6.013: /report/* opens for an account whose menu holds the product that the query names. */
export const isReportOfProduct = (menus: readonly MenuEntry[], path: string, search: string): boolean =>
  path.startsWith('/report/') && productNamed(menus, new URLSearchParams(search).get('product')) !== null;

import type { MenuEntry } from '@portal/contract';
import { useSession } from '../session/session.ts';
import { menuLinks } from './menu-links.ts';
import { entryPath, isExternal } from './menu-paths.ts';

/**
 * What the menu calls a page, or a product that has no page of that address.
 * @param path such as /sales/trend
 * @returns null where no entry has it
 */
export function entryNamed(menus: readonly MenuEntry[], path: string): string | null {
  const all = [...menuLinks(menus), ...menus];
  return all.find((entry) => !isExternal(entry) && entryPath(entry) === path)?.title || null;
}

/**
 * Finds what the menu calls pages and products, which an administrator may have changed.
 * @returns by path, such as /sales/trend; `usual`, the words of the code, for an address that the menu does not have
 */
export function useMenuNames(): (path: string, usual: string) => string {
  const menus = useSession().menus as MenuEntry[];
  return (path, usual) => entryNamed(menus, path) ?? usual;
}

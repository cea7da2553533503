import type { MenuEntry } from '@portal/contract';
import { covers, entryPath, isExternal } from './menu-paths.ts';

/** Entries without children, in the order of the tree: the pages that can be opened. */
export function menuLinks(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => (entry.children.length > 0 ? menuLinks(entry.children) : [entry]));
}

/** The link of the tree that the path belongs to: the longest one that covers it. */
export function activeLink(product: MenuEntry, path: string): MenuEntry | null {
  const fits = menuLinks(product.children).filter((entry) => !isExternal(entry) && covers(entryPath(entry), path));
  return fits.sort((fit, other) => entryPath(other).length - entryPath(fit).length)[0] ?? null;
}

/**
 * S2.071: where a bare product path leads when it is no link itself: to the first link of its tree.
 * A deeper path that no link covers is a page of the area's own and stays.
 *
 * @returns null when the path stays
 */
export function firstLinkPath(product: MenuEntry, path: string): string | null {
  if (path.replace(/\/+$/, '') !== entryPath(product) || activeLink(product, path)) return null;
  const first = menuLinks(product.children).find((entry) => !isExternal(entry));
  return first ? entryPath(first) : null;
}

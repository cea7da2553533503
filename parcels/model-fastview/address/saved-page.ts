import type { MenuEntry } from '@portal/contract';
import { entryPath, fastView, isExternal, menuLinks } from '@portal/shell/insider';

/** A page that was saved under another product, whose path was rewritten to one below the fast view (S4.038 A03). */
export interface SavedPage {
  /** What the address says of it. */
  name: string;
  /** The page of the menu that it was, where the menu has one that ends alike. */
  entry: MenuEntry | null;
}

/**
 * The saved page that an address below the fast view stands for: /model-fastview/home was /policy/home.
 *
 * @param menus top-level entries
 * @returns null for the fast view itself
 */
export function savedPage(path: string, menus: readonly MenuEntry[]): SavedPage | null {
  const rest = path.slice(fastView.length).replace(/\/+$/, '');
  if (rest === '') return null;
  const pages = menuLinks(menus).filter((entry) => !isExternal(entry));
  const entry = pages.find((page) => entryPath(page).endsWith(rest) || rest.endsWith(entryPath(page))) ?? null;
  return { name: readable(rest.slice(1)), entry };
}

/** As a person would write it; a damaged escape stays as it is. */
function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { alsoAt, type MenuEntry } from '@portal/contract';
import { covers, entryPath, fastView, isApplication, isExternal } from './menu-paths.ts';

/**
 * The product that the rail and the panel mark (S2.040, S2.041, A14).
 *
 * @param menus top-level entries
 * @param path of the address
 * @param search query of the address; its product may be an id, a key or a prefix, matched in this order
 * @returns null where no product is open, as on the dashboard
 */
export function activeProduct(menus: readonly MenuEntry[], path: string, search = ''): MenuEntry | null {
  return productNamed(menus, new URLSearchParams(search).get('product')) ?? byPath(menus, path);
}

/** S2.041: the entry with that id, else that key, else that prefix; null when there is none. */
export function productNamed(menus: readonly MenuEntry[], named: string | null): MenuEntry | null {
  if (!named) return null;
  return (
    menus.find((entry) => entry.id === named) ??
    menus.find((entry) => entry.key === named) ??
    menus.find((entry) => !isExternal(entry) && entryPath(entry) === named) ??
    null
  );
}

function byPath(menus: readonly MenuEntry[], path: string): MenuEntry | null {
  // The fast view is no application (S2.033), but its entry is marked like any other.
  const isProduct = (entry: MenuEntry) => isApplication(entry) || entryPath(entry) === fastView;
  const products = menus.filter(isProduct);
  const fits = products.filter((entry) => covers(entryPath(entry), path));
  const [longest] = fits.sort((fit, other) => entryPath(other).length - entryPath(fit).length);
  // S2.048: an address that no entry has of its own may be the other one of an area.
  return longest ?? products.find((entry) => covers(alsoAt[entryPath(entry)] ?? '', path)) ?? null;
}

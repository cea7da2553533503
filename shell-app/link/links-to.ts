import type { AreaTables, MenuEntry } from '@portal/contract';
import { useCallback } from 'react';
import { useAreaTables } from '../areas/area-tables.ts';
import { linksFor } from '../areas/known-areas.ts';
import { isAllowed } from '../guard/is-allowed.ts';
import { activeProduct } from '../menu/active-product.ts';
import { entryPath } from '../menu/menu-paths.ts';
import { useSession } from '../session/session.ts';

/** A page that shows a thing, by the names that the menu has for it. */
export interface LinkTo {
  /** Address within the portal. */
  to: string;
  title: string;
}

/**
 * The pages that show a thing, as the manifests of the areas name them (`links`, `shows`), for an account with this menu:
 * what the guard would refuse is not among them.
 * @param links of the areas that the account has
 * @param kind of what: a dimension of the market, or a kind of hit of the quick search
 */
export function linksTo(menus: readonly MenuEntry[], links: AreaTables['links'], kind: string, key: string): LinkTo[] {
  return linksFor(links, kind).flatMap((address): LinkTo[] => {
    const to = address.replaceAll('{key}', encodeURIComponent(key));
    const path = to.split('?')[0] ?? to;
    const product = activeProduct(menus, path);
    if (!product || !isAllowed(path, { menus, filter: [] })) return [];
    const page = product.children.find((child) => entryPath(child) === path);
    return [{ to, title: page ? `${product.title} · ${page.title}` : product.title }];
  });
}

/** The pages that show a thing, for who is signed in: another function when the menu or what is known of its areas changes. */
export function useLinksTo(): (kind: string, key: string) => LinkTo[] {
  const menus = useSession().menus as MenuEntry[];
  const { links } = useAreaTables();
  return useCallback((kind, key) => linksTo(menus, links, kind, key), [menus, links]);
}

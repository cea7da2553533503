import { administrationProduct, type Language, type MenuEntry, pageId, pagesOfRoles } from '@portal/contract';
import { rolesOf } from '../accounts/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { MenuEntryTable } from '../state/tables/product-tables.ts';
import { grantedProducts } from './grants.ts';
import { readTexts, type TextOf } from './texts.ts';

/**
 * S3.014 S6.015: the menu of an account: the products it holds and whose area is there, each with its pages; and those
 * pages of the administration that its roles open.
 */
export async function readMenu(
  db: StateDatabase,
  accountId: string,
  language: Language,
  now: number,
): Promise<MenuEntry[]> {
  const [granted, roles, entries, products, textOf] = await Promise.all([
    grantedProducts(db, accountId, now),
    rolesOf(db, accountId),
    db.selectFrom('menu_entry').selectAll().orderBy('sort').orderBy('menu_id').execute(),
    db.selectFrom('product').select(['product_id', 'category_key', 'key']).execute(),
    readTexts(db, language),
  ]);
  const categoryOf = new Map(products.map(({ product_id, category_key }) => [product_id, category_key]));
  const administration = products.find(({ key }) => key === administrationProduct)?.product_id;
  const administered = new Set(pagesOfRoles(roles).map((page) => pageId(`/${administrationProduct}/${page}`)));
  const opens = ({ product_id, parent_id, menu_id }: MenuEntryTable) =>
    product_id === administration
      ? administered.size > 0 && (parent_id === null || administered.has(menu_id))
      : granted.has(product_id);
  const menu = entries.filter(opens);
  return menu
    .filter(({ parent_id }) => parent_id === null)
    .map((entry) => ({
      ...view(entry, menu, textOf, language),
      category: textOf(`category:${categoryOf.get(entry.product_id)}`).name,
    }));
}

/** A film may lie there in each language. */
const filmIn = (address: string, language: Language): string => address.replaceAll('%{language}', language);

function view(entry: MenuEntryTable, menu: readonly MenuEntryTable[], textOf: TextOf, language: Language): MenuEntry {
  const { name, memo } = textOf(`menu:${entry.menu_id}`);
  return {
    id: entry.menu_id,
    key: entry.key,
    type: entry.type === 0 ? 0 : 1,
    title: name,
    icon: entry.icon,
    path: entry.path,
    videoUrl: filmIn(entry.video_url, language),
    memo,
    special: entry.special === 1,
    children: menu
      .filter(({ parent_id }) => parent_id === entry.menu_id)
      .map((child) => view(child, menu, textOf, language)),
  };
}

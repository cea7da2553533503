import { type AreaManifest, administrationProduct, type Language, languages } from '@portal/contract';
import type { Sentence } from '../kernel/words/sentence.ts';
import { shownTexts } from '../products/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { MenuEntryTable } from '../state/tables/product-tables.ts';
import { administrationKey } from './administration-keys.ts';
import type { Entry } from './search-index.ts';

/** The menu of all products, and its names in both languages. */
export interface MenuEntries {
  entries: (MenuEntryTable & { product_key: string })[];
  texts: { item: string; language: string; name: string }[];
}

/** Reads the menu and the names of its entries: a few dozen rows. */
export async function readMenuEntries(db: StateDatabase): Promise<MenuEntries> {
  const entries = await db
    .selectFrom('menu_entry')
    .innerJoin('product', 'product.product_id', 'menu_entry.product_id')
    .selectAll('menu_entry')
    .select('product.key as product_key')
    .orderBy('menu_entry.sort')
    .orderBy('menu_id')
    .execute();
  const texts = await shownTexts(db)
    .where('brought.item', 'like', 'menu:%')
    .orderBy('brought.item')
    .orderBy('brought.language')
    .execute();
  return { entries, texts };
}

/** A30: the path without its port and what follows; null for other sites. */
const pathOf = (path: string): string | null => (path.startsWith('/') ? (path.split(':', 1)[0] ?? null) : null);

const nowhere: Sentence = { zh_CN: '', en: '' };

/**
 * The products of the menu and their pages; an entry that others stand below is a heading and no page. The pages of
 * the administration are found by whose roles open them.
 * @param products whose manifests say who may open them: those that are not granted are everybody's (S4.036, A18)
 */
export function productEntries({ entries, texts }: MenuEntries, products: readonly AreaManifest[]): Entry[] {
  const names = new Map(texts.map(({ item, language, name }) => [`${item} ${language}`, name]));
  const nameOf = (item: string): Sentence | null => {
    const [zh_CN, en] = languages.map((language: Language) => names.get(`${item} ${language}`));
    return zh_CN && en ? { zh_CN, en } : null;
  };
  const open = new Set(products.filter(({ menu }) => menu && menu.standing !== 'granted').map(({ id }) => id));
  const headings = new Set(entries.map((entry) => entry.parent_id));
  const productOf = ({ product_id, product_key }: MenuEntries['entries'][number], path: string) =>
    product_key === administrationProduct ? administrationKey(path) : open.has(product_id) ? null : product_key;
  const tops = new Map(entries.filter((entry) => entry.type === 0).map((entry) => [entry.product_id, entry]));
  return entries.flatMap((entry): Entry[] => {
    const path = pathOf(entry.path);
    const title = nameOf(`menu:${entry.menu_id}`);
    const top = tops.get(entry.product_id);
    const isProduct = entry.type === 0;
    if (!path || !title || !top || (!isProduct && headings.has(entry.menu_id))) return [];
    return [
      {
        kind: isProduct ? 'product' : 'page',
        id: entry.menu_id,
        title,
        subtitle: isProduct ? nowhere : (nameOf(`menu:${top.menu_id}`) ?? nowhere),
        ways: [{ path, product: productOf(entry, path) }],
      },
    ];
  });
}

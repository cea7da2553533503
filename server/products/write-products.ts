import { type AreaManifest, type Language, pageId } from '@portal/contract';
import type { Transaction } from 'kysely';
import type { StateDatabase } from '../state/open-state.ts';
import type { MenuEntryTable } from '../state/tables/product-tables.ts';
import type { StateTables } from '../state/tables/state-tables.ts';
import { categories, groups, type Texts } from './categories.ts';

type Both = Record<Language, string>;

const textsOf = (names: Both, memo?: Both, picture?: Both): Texts => ({
  zh_CN: { name: names.zh_CN, memo: memo?.zh_CN, picture: picture?.zh_CN },
  en: { name: names.en, memo: memo?.en, picture: picture?.en },
});

/**
 * Brings the catalogue to what the products of this start say; entries of others stay untouched. A product whose area
 * is not there any more leaves the menu, and nobody loses the right to it.
 */
export function writeProducts(db: StateDatabase, products: readonly AreaManifest[]): Promise<void> {
  return db.transaction().execute(async (store) => {
    for (const [sort, { key, texts }] of groups.entries()) {
      await store
        .insertInto('product_group')
        .values({ group_key: key, sort })
        .onConflict((conflict) => conflict.column('group_key').doUpdateSet({ sort }))
        .execute();
      await writeTexts(store, `group:${key}`, texts);
    }
    for (const [sort, { key, group, texts }] of categories.entries()) {
      const row = { category_key: key, group_key: group, sort };
      await store
        .insertInto('product_category')
        .values(row)
        .onConflict((conflict) => conflict.column('category_key').doUpdateSet(row))
        .execute();
      await writeTexts(store, `category:${key}`, texts);
    }
    const remaining = products.flatMap(({ id, menu }) =>
      menu ? [id, ...menu.pages.map(({ path }) => pageId(path))] : [],
    );
    await store.deleteFrom('menu_entry').where('by_manifest', '=', 1).where('menu_id', 'not in', remaining).execute();
    for (const product of products) await writeProduct(store, product);
  });
}

/** Where a product stands among all, as the store has it: in whole numbers. */
export const sortOf = (place: number): number => Math.round(place * 1000);

/** Takes the entries of a product's area out of the menu; nobody loses the right to it. */
export async function takeOutEntries(
  store: StateDatabase | Transaction<StateTables>,
  productId: string,
  but: readonly string[] = [],
): Promise<void> {
  await store
    .deleteFrom('menu_entry')
    .where('product_id', '=', productId)
    .where('by_manifest', '=', 1)
    .$if(but.length > 0, (query) => query.where('menu_id', 'not in', [...but]))
    .execute();
}

/** Writes one product with its texts and, when its area is there, its entries of the menu, and no others. */
export async function writeProduct(
  store: StateDatabase | Transaction<StateTables>,
  product: AreaManifest,
): Promise<void> {
  const { id, key, path, category, menu, place } = product;
  const sort = sortOf(place);
  const row = { product_id: id, key, category_key: category, path, sort };
  const texts = textsOf(product.names, product.memo, product.picture);
  await store
    .insertInto('product')
    .values(row)
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
  await writeTexts(store, `product:${id}`, texts);
  await takeOutEntries(store, id, menu ? [id, ...menu.pages.map((page) => pageId(page.path))] : []);
  if (!menu) return;
  const ours = { product_id: id, special: 0, by_manifest: 1 };
  const top = { ...ours, menu_id: id, parent_id: null, key, type: 0, icon: menu.icon, path, sort };
  await writeMenuEntry(store, { ...top, video_url: menu.film ?? '' }, texts);
  for (const [at, page] of menu.pages.entries()) {
    const name = pageId(page.path);
    const entry = { ...ours, menu_id: name, parent_id: id, key: name, type: 1, icon: '', path: page.path, sort: at };
    await writeMenuEntry(store, { ...entry, video_url: '' }, textsOf(page.names));
  }
}

/** Adds an entry to the menu, or changes the one with its id. */
export async function writeMenuEntry(
  store: StateDatabase | Transaction<StateTables>,
  entry: MenuEntryTable & { by_manifest?: number },
  texts: Texts,
): Promise<void> {
  await store
    .insertInto('menu_entry')
    .values(entry)
    .onConflict((conflict) => conflict.column('menu_id').doUpdateSet(entry))
    .execute();
  await writeTexts(store, `menu:${entry.menu_id}`, texts);
}

async function writeTexts(store: StateDatabase | Transaction<StateTables>, item: string, texts: Texts): Promise<void> {
  for (const language of ['zh_CN', 'en'] as const) {
    const { name, memo = '', picture = '' } = texts[language];
    const row = { item, language, name, memo, picture };
    await store
      .insertInto('catalogue_text')
      .values(row)
      .onConflict((conflict) => conflict.columns(['item', 'language']).doUpdateSet(row))
      .execute();
  }
}

import type { Transaction } from 'kysely';
import type { StateDatabase } from '../state/open-state.ts';
import type { MenuEntryTable } from '../state/tables/catalogue-tables.ts';
import type { StateTables } from '../state/tables/state-tables.ts';
import { type BuiltInProduct, categories, groups, products, type Texts } from './built-in.ts';

/** Brings the built-in part of the catalogue to what this version says; entries of others stay untouched. */
export function writeBuiltInCatalogue(db: StateDatabase): Promise<void> {
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
    for (const [sort, product] of products.entries()) await writeProduct(store, product, sort);
  });
}

/** Writes one product with its texts and, when its area is built, its entries of the menu. */
export async function writeProduct(
  store: StateDatabase | Transaction<StateTables>,
  product: BuiltInProduct,
  sort: number,
): Promise<void> {
  const path = product.path ?? `/${product.key}`;
  const row = { product_id: product.id, key: product.key, category_key: product.category, path, sort };
  await store
    .insertInto('product')
    .values(row)
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
  await writeTexts(store, `product:${product.id}`, product.texts);
  if (!product.menu) {
    await store.deleteFrom('menu_entry').where('menu_id', '=', product.id).execute();
    return;
  }
  const top = { menu_id: product.id, product_id: product.id, key: product.key, icon: product.menu.icon, path, sort };
  await writeMenuEntry(
    store,
    { ...top, parent_id: null, type: 0, video_url: product.menu.videoUrl ?? '', special: 0 },
    product.texts,
  );
  for (const [place, page] of product.menu.pages.entries()) {
    const key = page.path.slice(1).replaceAll('/', '-');
    const entry = { menu_id: key, parent_id: product.id, key, type: 1, icon: '', path: page.path, sort: place };
    await writeMenuEntry(store, { ...entry, product_id: product.id, video_url: '', special: 0 }, page.texts);
  }
}

/** Adds an entry to the menu, or changes the one with its id. */
export async function writeMenuEntry(
  store: StateDatabase | Transaction<StateTables>,
  entry: MenuEntryTable,
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
    const row = { item, language, name: texts[language].name, memo: texts[language].memo ?? '' };
    await store
      .insertInto('catalogue_text')
      .values(row)
      .onConflict((conflict) => conflict.columns(['item', 'language']).doUpdateSet(row))
      .execute();
  }
}

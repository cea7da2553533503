import { type AreaManifest, type Language, pageId } from '@portal/contract';
import type { Insertable } from 'kysely';
import type { StateDatabase } from '../state/open-state.ts';
import type { StateTables } from '../state/tables/state-tables.ts';
import { categories, groups, type Texts } from './categories.ts';
import { putRows, type Store } from './put-rows.ts';
import { takePlaces } from './set-places.ts';

type Both = Record<Language, string>;

type Row<Table extends keyof StateTables> = Insertable<StateTables[Table]>;

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
    await putRows(
      store,
      'product_group',
      groups.map(({ key }, sort) => ({ group_key: key, sort })),
    );
    await putRows(
      store,
      'product_category',
      categories.map(({ key, group }, sort) => ({ category_key: key, group_key: group, sort })),
    );
    await putRows(store, 'catalogue_text', [
      ...groups.flatMap(({ key, texts }) => textRows(`group:${key}`, texts)),
      ...categories.flatMap(({ key, texts }) => textRows(`category:${key}`, texts)),
    ]);
    const remaining = products.flatMap(entryIds);
    await store.deleteFrom('menu_entry').where('by_manifest', '=', 1).where('menu_id', 'not in', remaining).execute();
    await putProducts(store, products);
  });
}

/** Where a product stands among all, as the store has it: in whole numbers. */
export const sortOf = (place: number): number => Math.round(place * 1000);

/** Takes the entries of a product's area out of the menu; nobody loses the right to it. */
export async function takeOutEntries(store: Store, productId: string, but: readonly string[] = []): Promise<void> {
  await store
    .deleteFrom('menu_entry')
    .where('product_id', '=', productId)
    .where('by_manifest', '=', 1)
    .$if(but.length > 0, (query) => query.where('menu_id', 'not in', [...but]))
    .execute();
}

/** Writes one product with its texts and, when its area is there, its entries of the menu, and no others. */
export async function writeProduct(store: Store, product: AreaManifest): Promise<void> {
  await takeOutEntries(store, product.id, entryIds(product));
  await putProducts(store, [product]);
}

/** Adds an entry to the menu, or changes the one with its id. */
export async function writeMenuEntry(store: Store, entry: Row<'menu_entry'>, texts: Texts): Promise<void> {
  await putRows(store, 'menu_entry', [entry]);
  await putRows(store, 'catalogue_text', textRows(`menu:${entry.menu_id}`, texts));
}

/** The ids of a product's entries of the menu; none where its area is not there. */
const entryIds = ({ id, menu }: AreaManifest): string[] =>
  menu ? [id, ...menu.pages.map(({ path }) => pageId(path))] : [];

async function putProducts(store: Store, products: readonly AreaManifest[]): Promise<void> {
  await putRows(
    store,
    'product',
    products.map(({ id, key, category, path, place }) => {
      const brought = { brought_sort: sortOf(place), brought_category: category };
      return { product_id: id, key, category_key: category, path, sort: sortOf(place), ...brought };
    }),
  );
  const entries = products.flatMap(entriesOf);
  await putRows(
    store,
    'menu_entry',
    entries.map(({ row }) => row),
  );
  await putRows(store, 'catalogue_text', [
    ...products.flatMap((product) => textRows(`product:${product.id}`, ownTexts(product))),
    ...entries.flatMap(({ row, texts }) => textRows(`menu:${row.menu_id}`, texts)),
  ]);
  await takePlaces(store);
}

const ownTexts = ({ names, memo, picture }: AreaManifest): Texts => textsOf(names, memo, picture);

/** The entries of a product in the menu, its own before those of its pages. */
function entriesOf(product: AreaManifest): { row: Row<'menu_entry'>; texts: Texts }[] {
  const { id, key, path, menu, place } = product;
  if (!menu) return [];
  const ours = { product_id: id, special: 0, by_manifest: 1 };
  const top = { ...ours, menu_id: id, parent_id: null, key, type: 0, icon: menu.icon, path, sort: sortOf(place) };
  const pages = menu.pages.map((page, sort) => {
    const name = pageId(page.path);
    const row = { ...ours, menu_id: name, parent_id: id, key: name, type: 1, icon: '', path: page.path, sort };
    return { row: { ...row, video_url: '' }, texts: textsOf(page.names) };
  });
  return [{ row: { ...top, video_url: menu.film ?? '' }, texts: ownTexts(product) }, ...pages];
}

const textRows = (item: string, texts: Texts): Row<'catalogue_text'>[] =>
  (['zh_CN', 'en'] as const).map((language) => {
    const { name, memo = '', picture = '' } = texts[language];
    return { item, language, name, memo, picture };
  });

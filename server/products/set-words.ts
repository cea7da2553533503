import { type AreaManifest, type Language, languages, pageId } from '@portal/contract';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { Store } from './put-rows.ts';

/** What is set in the place of the words of the code: null for what is not. */
export interface NewWords {
  name: string | null;
  memo: string | null;
}

/** By item, such as product:1000 or menu:sales-trend, and language. */
export type SetWords = ReadonlyMap<string, Partial<Record<Language, NewWords>>>;

/** All that an administrator has set: seldom more than a few rows. */
export async function readSetWords(db: StateDatabase): Promise<SetWords> {
  const rows = await db.selectFrom('product_word').selectAll().orderBy('item').execute();
  const all = new Map<string, Partial<Record<Language, NewWords>>>();
  for (const { item, language, name, memo } of rows) all.set(item, { ...all.get(item), [language]: { name, memo } });
  return all;
}

/** What words are set of: a product, whose entry of the menu is called the same, or a page of the menu. */
export type WordsOf = { product: string } | { page: string };

/** The texts of the store that the words stand in, by the ids of product and page. */
const itemsOf = (of: WordsOf): string[] =>
  'product' in of ? [`product:${of.product}`, `menu:${of.product}`] : [`menu:${of.page}`];

/** Sets the words in a language, or what of them is named; where none is left, those of the code stand again. */
export async function setWords(store: Store, of: WordsOf, language: Language, words: Partial<NewWords>): Promise<void> {
  for (const item of itemsOf(of)) await setItem(store, item, language, words);
}

async function setItem(store: Store, item: string, language: Language, words: Partial<NewWords>): Promise<void> {
  await store
    .insertInto('product_word')
    .values({ item, language, name: null, memo: null, ...words })
    .onConflict((conflict) => conflict.columns(['item', 'language']).doUpdateSet(words))
    .execute();
  await store
    .deleteFrom('product_word')
    .where('item', '=', item)
    .where('name', 'is', null)
    .where('memo', 'is', null)
    .execute();
}

/** Puts a product on sale, or takes it off. */
export async function setOffer(store: Store, productId: string, offer: { comingSoon: boolean }): Promise<void> {
  await store
    .updateTable('product')
    .set({ coming_soon: offer.comingSoon ? 1 : 0 })
    .where('product_id', '=', productId)
    .execute();
}

/** Manifests with the names that are set, for what is read of them and not of the store. */
export function withSetWords(products: readonly AreaManifest[], set: SetWords): AreaManifest[] {
  if (set.size === 0) return [...products];
  const named = (item: string, brought: Sentence): Sentence => {
    const [zh_CN, en] = languages.map((language) => set.get(item)?.[language]?.name ?? brought[language]);
    return { zh_CN: zh_CN ?? brought.zh_CN, en: en ?? brought.en };
  };
  return products.map((product) => ({
    ...product,
    names: named(`product:${product.id}`, product.names),
    ...(product.menu && {
      menu: {
        ...product.menu,
        pages: product.menu.pages.map((page) => ({ ...page, names: named(`menu:${pageId(page.path)}`, page.names) })),
      },
    }),
  }));
}

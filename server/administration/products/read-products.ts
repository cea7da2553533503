import { administrationProduct, type CallData, type Language, type ListedProduct, languages } from '@portal/contract';
import { chinaDay } from '../../kernel/days/dates.ts';
import { type NewWords, readSetWords, readTexts } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';

type Words = ListedProduct['name'];

/**
 * All products in the order they are shown, those without an area too: what the code calls them and their pages, what is
 * set in its place, and who has them.
 * @param now milliseconds since 1970
 */
export async function readProducts(db: StateDatabase, language: Language, now: number): Promise<ListedProduct[]> {
  const products = await db
    .selectFrom('product')
    .innerJoin('product_category', 'product_category.category_key', 'product.category_key')
    .selectAll('product')
    .select('product_category.group_key')
    .where('key', '!=', administrationProduct)
    .orderBy('product.sort')
    .orderBy('product_id')
    .execute();
  const entries = await db.selectFrom('menu_entry').selectAll().orderBy('sort').orderBy('menu_id').execute();
  const modules = await db.selectFrom('module').select('name').execute();
  const published = new Set(modules.map(({ name }) => `/${name}`));
  const [textOf, wordsOf, companies, accounts] = [
    await readTexts(db, language),
    await wordsReader(db),
    await buyersOf(db, chinaDay(now)),
    await holdersOf(db, chinaDay(now)),
  ];
  return products.map(({ product_id: id, key, path, category_key, group_key, coming_soon }, at) => ({
    id,
    key,
    path,
    group: textOf(`group:${group_key}`).name,
    category: textOf(`category:${category_key}`).name,
    categoryKey: category_key,
    place: at + 1,
    isModule: published.has(path),
    opens: entries.some((entry) => entry.product_id === id && entry.type === 0),
    offer: coming_soon === 0 ? 'on-sale' : 'coming-soon',
    name: wordsOf(`product:${id}`, 'name'),
    memo: wordsOf(`product:${id}`, 'memo'),
    pages: entries
      .filter((entry) => entry.product_id === id && entry.type === 1)
      .map((entry) => ({
        page: entry.menu_id,
        path: entry.path,
        name: wordsOf(`menu:${entry.menu_id}`, 'name'),
      })),
    companies: companies.get(id) ?? 0,
    accounts: accounts.get(id) ?? 0,
  }));
}

/** The categories in their order, with their groups, and whether products stand elsewhere than the code puts them. */
export async function readArrangement(
  db: StateDatabase,
  language: Language,
): Promise<Pick<CallData<'listProducts'>, 'categories' | 'isArranged'>> {
  const rows = await db
    .selectFrom('product_category')
    .innerJoin('product_group', 'product_group.group_key', 'product_category.group_key')
    .select(['category_key', 'product_category.group_key'])
    .orderBy('product_group.sort')
    .orderBy('product_category.sort')
    .execute();
  const textOf = await readTexts(db, language);
  const arranged = await db
    .selectFrom('product')
    .select('product_id')
    .where(({ eb, or }) => or([eb('set_sort', 'is not', null), eb('set_category', 'is not', null)]))
    .executeTakeFirst();
  return {
    categories: rows.map(({ category_key: key, group_key }) => ({
      key,
      name: textOf(`category:${key}`).name,
      group: textOf(`group:${group_key}`).name,
    })),
    isArranged: arranged !== undefined,
  };
}

/** Finds the words of an item of the catalogue, as the code brings them and as they are set. */
async function wordsReader(db: StateDatabase): Promise<(item: string, part: keyof NewWords) => Words> {
  const rows = await db.selectFrom('catalogue_text').selectAll().execute();
  const brought = new Map(rows.map((row) => [`${row.item} ${row.language}`, row]));
  const set = await readSetWords(db);
  const inBoth = (find: (language: Language) => string | null | undefined): Words['set'] => {
    const [zh_CN = '', en = ''] = languages.map((language) => find(language) ?? '');
    return { zh_CN, en };
  };
  return (item, part) => ({
    brought: inBoth((language) => brought.get(`${item} ${language}`)?.[part]),
    set: inBoth((language) => set.get(item)?.[language]?.[part]),
  });
}

/** How many companies have bought each product, as long as it is not over. */
async function buyersOf(db: StateDatabase, today: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('company_product')
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('count')])
    .where('to_ymd', '>=', today)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id, count }) => [product_id, Number(count)]));
}

/** How many accounts have each product today: those that the list of accounts has for it. */
async function holdersOf(db: StateDatabase, today: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('account_product')
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('count')])
    .where('from_ymd', '<=', today)
    .where('to_ymd', '>=', today)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id, count }) => [product_id, Number(count)]));
}

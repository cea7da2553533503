import { type CallPayload, type Language, type ListedProduct, languages, productWordLimits } from '@portal/contract';
import type { Handlers } from '../../kernel/calls/call.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { changeRegistry } from '../../modules/index.ts';
import { setOffer, setPlaces, setWords } from '../../products/index.ts';
import { waitTurn } from '../../state/wait-turn.ts';
import { type AdministrationParts, asCall } from '../calls/run-task.ts';
import { readText } from '../values/read-values.ts';
import { unfit } from '../values/refusals.ts';
import { readArrangement, readProducts } from './read-products.ts';

type Given = CallPayload<'setProduct'>;
type Words = ListedProduct['name'];

/** Words in each language; null where those of the code stand. */
type Read = Record<Language, string | null>;

/** What is typed, as it is stored. @throws UsageError for what does not fit */
function readWords(field: string, typed: Words['set'], { brought }: Words, longest: number): Read {
  const inLanguage = (language: Language) => {
    const text = typed[language].trim();
    if (text === '') return null;
    const words = readText(field, text, longest);
    // The words of the code are not stored: what a later version calls it then stands.
    return words === brought[language] ? null : words;
  };
  return { zh_CN: inLanguage('zh_CN'), en: inLanguage('en') };
}

/** The calls by which products and their pages get other words, and go on sale and off. Rights are checked by keys, whatever they are called. */
export function productTasks({ db, clock }: Pick<AdministrationParts, 'db' | 'clock'>) {
  return {
    listProducts: async (_payload, { language }) => ({
      products: await readProducts(db, language, clock()),
      ...(await readArrangement(db, language)),
    }),

    setProduct: (given, { trace, language }) =>
      asCall(async () => {
        trace.detail = await db.transaction().execute(async (trx) => {
          // Two that are given one name in the same instant would both find it free.
          await waitTurn(trx, 'product names');
          const known = await readProducts(trx, language, clock());
          const product = known.find(({ key }) => key === given.product);
          if (!product) throw noProduct(given.product);
          const change = readChange(given, product);
          refuseTaken(change.name, known, product);
          for (const each of languages) {
            const words = {
              ...(change.name && { name: change.name[each] }),
              ...(change.memo && { memo: change.memo[each] }),
            };
            if (Object.keys(words).length > 0) await setWords(trx, { product: product.id }, each, words);
            for (const { page, name } of change.pages) await setWords(trx, { page }, each, { name: name[each] });
          }
          if (given.offer) await setOffer(trx, product.id, { comingSoon: given.offer === 'coming-soon' });
          await changeRegistry(trx);
          return { product: product.key, ...change, offer: given.offer };
        });
        return { text: stored[language] };
      }, productFields),

    arrangeProducts: ({ products }, { trace, language }) =>
      asCall(async () => {
        trace.detail = { products: products.map(({ product, category }) => `${product} ${category}`) };
        await db.transaction().execute(async (trx) => {
          await waitTurn(trx, 'product names');
          const known = await readProducts(trx, language, clock());
          const { categories } = await readArrangement(trx, language);
          await setPlaces(trx, readPlaces(products, known, new Set(categories.map(({ key }) => key))));
          await changeRegistry(trx);
        });
        return { text: arranged[language] };
      }),
  } satisfies Handlers;
}

/** @throws OperatorError for a list that is not that of the products of now, or names a category that there is not */
function readPlaces(
  given: CallPayload<'arrangeProducts'>['products'],
  known: readonly ListedProduct[],
  categories: ReadonlySet<string>,
) {
  if (given.length === 0) return [];
  const ids = new Map(known.map(({ key, id }) => [key, id]));
  const isWhole = given.length === known.length && new Set(given.map(({ product }) => product)).size === known.length;
  if (!isWhole || given.some(({ product }) => !ids.has(product))) throw otherProducts();
  return given.map(({ product, category }) => {
    if (!categories.has(category)) throw noCategory(category);
    return { productId: ids.get(product) ?? '', category };
  });
}

/** @throws UsageError for words that do not fit; OperatorError for a page that is none of the product's */
function readChange({ name, memo, pages = [] }: Given, product: ListedProduct) {
  const { name: longestName, memo: longestMemo } = productWordLimits;
  return {
    ...(name && { name: readWords('--name', name, product.name, longestName) }),
    ...(memo && { memo: readWords('--memo', memo, product.memo, longestMemo) }),
    pages: pages.map(({ page, name: typed }) => {
      const own = product.pages.find((each) => each.page === page);
      if (!own) throw noPage(page, product.key);
      return { page, name: readWords('--page', typed, own.name, longestName) };
    }),
  };
}

/** Lists of people name products by their names or their keys: no two are called the same. */
function refuseTaken(name: Read | undefined, known: readonly ListedProduct[], { key }: ListedProduct): void {
  const taken = known
    .filter((other) => other.key !== key)
    .flatMap((other) => [other.key, ...languages.map((each) => other.name.set[each] || other.name.brought[each])]);
  const same = Object.values(name ?? {}).find((words) =>
    taken.some((other) => other.toLowerCase() === words?.toLowerCase()),
  );
  if (typeof same !== 'string') return;
  throw unfit('--name', {
    zh_CN: `“${same}”已是另一产品的名称或代号`,
    en: `"${same}" is what another product is called, or its key`,
  });
}

const stored: Sentence = {
  zh_CN: '已保存：菜单、产品页、快速搜索和标题从下一次打开起采用。',
  en: 'Saved: menu, products page, quick search and titles have it from the next time they are opened.',
};

const arranged: Sentence = {
  zh_CN: '已保存：菜单和产品页从下一次打开起按此顺序和分组显示。',
  en: 'Saved: menu and products page have this order and these groups from the next time they are opened.',
};

const otherProducts = () =>
  new OperatorError({
    zh_CN: '产品在此期间有变化，顺序没有保存：请重新打开此页。',
    en: 'The products have changed meanwhile, and their order was not saved: open this page anew.',
  });

const noCategory = (category: string) =>
  new OperatorError({ zh_CN: `没有分组“${category}”。`, en: `There is no group "${category}".` });

const noProduct = (key: string) =>
  new OperatorError({ zh_CN: `没有产品“${key}”。`, en: `There is no product "${key}".` });

const noPage = (page: string, key: string) =>
  new OperatorError({
    zh_CN: `产品“${key}”没有页面“${page}”：请重新打开此页。`,
    en: `The product "${key}" has no page "${page}": open this page anew.`,
  });

/** What a form calls these values. */
const productFields: Record<string, Sentence> = {
  '--name': { zh_CN: '产品名称', en: 'Name of the product' },
  '--memo': { zh_CN: '产品说明', en: 'Description' },
  '--page': { zh_CN: '页面名称', en: 'Name of a page' },
};

import { type CallPayload, type Hit, type Language, status } from '@portal/contract';
import { grantedProducts } from '../catalogue/grants.ts';
import { Refusal } from '../http/call.ts';
import type { Market } from '../market/service.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { type Catalogue, catalogueEntries, productAt, readCatalogue } from './catalogue-entries.ts';
import { chooseHits } from './choose-hits.ts';
import { contentEntries, contentVersion } from './content-entries.ts';
import { keepLatest } from './keep-latest.ts';
import { marketEntries } from './market-entries.ts';
import { buildIndex, find, type SearchIndex } from './search-index.ts';

const usualLimit = 20;

export type Search = (
  account: { id: string; now: number },
  payload: CallPayload<'quickSearch'>,
  language: Language,
) => Promise<Hit[]>;

/** Models and brands lead to the sales pages: without these there are none to be found. */
async function readMarket(market: Market, sales: string): Promise<SearchIndex> {
  try {
    return await buildIndex(await marketEntries(market, sales));
  } catch (error) {
    // The release was withdrawn a moment ago.
    if (error instanceof Refusal && error.code === status.refused) return [];
    throw error;
  }
}

/**
 * Finds products, pages, brands, models, news, policies and reports by their names. The names are kept spelled in
 * memory, and are spelled anew when the menu, the published release or the content is another one.
 */
export function openSearch(db: StateDatabase, market: Market): Search {
  const catalogueIndex = keepLatest<SearchIndex>();
  const marketIndex = keepLatest<SearchIndex>();
  const contentIndex = keepLatest<SearchIndex>();

  const ofCatalogue = (catalogue: Catalogue) =>
    catalogueIndex(JSON.stringify(catalogue), () => buildIndex(catalogueEntries(catalogue)));

  const ofMarket = async (catalogue: Catalogue): Promise<SearchIndex> => {
    const release = market.release();
    const sales = productAt(catalogue, '/sales');
    if (!release || !sales) return [];
    return marketIndex(`${release.id} ${release.publishedAt} ${sales}`, () => readMarket(market, sales));
  };

  const ofContent = async () =>
    contentIndex(await contentVersion(db), async () => buildIndex(await contentEntries(db)));

  return async ({ id, now }, { text, limit = usualLimit }, language) => {
    const [held, catalogue] = await Promise.all([grantedProducts(db, id, now), readCatalogue(db)]);
    const indexes = await Promise.all([ofCatalogue(catalogue), ofMarket(catalogue), ofContent()]);
    const found = indexes.flatMap((index) => find(index, text, (productId) => held.has(productId)));
    return chooseHits(found, limit, language);
  };
}

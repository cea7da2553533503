import { readChoice } from '@portal/ui';
import { askRanking, readRankingOf } from '@portal/ui/analysis';
import type { Catalogue, Query } from './ask.ts';
import {
  bands,
  baskets,
  comparable,
  cutBy,
  cutOf,
  discounts,
  everything,
  leastOfCuts,
  leastVolumes,
  type PageName,
  pageNames,
  prices,
  spreadBy,
} from './choices.ts';
import {
  bandsOf,
  type CutsAsked,
  cutsOf,
  largestMembers,
  marketIndex,
  marketTrend,
  modelHistory,
  segmentsOf,
  spreadOf,
} from './questions.ts';
import { priceViews } from './views.ts';

/** The page of a path such as /price/discount; the first page for /price itself. */
export function pageOf(path: string): PageName {
  const name = path.split('/')[2] ?? '';
  return pageNames.find((page) => page === name) ?? pageNames[0];
}

/** What a page of indices shows, read from the address. */
export const readIndex = (search: URLSearchParams) => ({
  by: readChoice(search, 'by', comparable),
  price: readChoice(search, 'price', prices),
  basket: readChoice(search, 'basket', baskets),
});

/** What the cuts ask, read from the address. */
export const readCuts = (search: URLSearchParams): CutsAsked => ({
  of: readChoice(search, 'of', cutOf),
  price: readChoice(search, 'price', prices),
  by: readChoice(search, 'deepest', cutBy),
  least: readChoice(search, 'least', leastOfCuts),
});

/** Within what discounts are spread, and from how many cars on. */
export const readSpread = (search: URLSearchParams) => ({
  by: readChoice(search, 'by', spreadBy),
  least: readChoice(search, 'least', leastVolumes),
});

/** The first question that a path will ask: the one its page waits for. */
export function firstQuestion(path: string, search: URLSearchParams, catalogue: Catalogue): Query {
  const view = priceViews.ofRelease(search, catalogue);
  switch (pageOf(path)) {
    case 'index': {
      const { by } = readIndex(search);
      return by === everything ? marketIndex(view, catalogue) : largestMembers(view, catalogue, by);
    }
    case 'trend': {
      const by = readChoice(search, 'by', comparable);
      return by === everything ? marketTrend(view, catalogue) : largestMembers(view, catalogue, by);
    }
    case 'discount':
      return askRanking(view, catalogue, readRankingOf(search, discounts, catalogue), discounts);
    case 'spread':
      return spreadOf(view, catalogue, readSpread(search));
    case 'bands':
      return bandsOf(view, catalogue, readChoice(search, 'band', bands));
    case 'ladder':
    case 'positioning':
      return segmentsOf(view, catalogue);
    case 'history': {
      const model = view.filters.model?.[0];
      return model ? modelHistory(view, catalogue, model) : largestMembers(view, catalogue, 'model');
    }
    case 'cuts':
      return cutsOf(view, catalogue, readCuts(search));
  }
}

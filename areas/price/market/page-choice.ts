import { readChoice } from '@portal/ui';
import type { Catalogue, Query } from './ask.ts';
import {
  bands,
  baskets,
  comparable,
  cutBy,
  cutOf,
  discountIndicators,
  everything,
  leastOfCuts,
  leastVolumes,
  type PageName,
  pageNames,
  prices,
  ranked,
  tops,
} from './choices.ts';
import {
  bandsOf,
  type CutsAsked,
  cutsOf,
  discountsOf,
  largestMembers,
  marketIndex,
  marketTrend,
  modelHistory,
  segmentsOf,
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

/** The order of a ranking as the address names it: tp or -tp for from the lowest; by discount where it names none. */
export function readSort(search: URLSearchParams): NonNullable<Query['sort']> {
  const text = search.get('sort') ?? '';
  const by = discountIndicators.find((key) => text.replace(/^-/, '') === key) ?? discountIndicators[0];
  return { by, direction: text.startsWith('-') ? 'ascending' : 'descending' };
}

/** What a ranking by discount asks, read from the address. */
export const readDiscount = (search: URLSearchParams) => ({
  by: readChoice(search, 'by', ranked),
  top: readChoice(search, 'top', tops),
  least: readChoice(search, 'least', leastVolumes),
  sort: readSort(search),
});

/** What the cuts ask, read from the address. */
export const readCuts = (search: URLSearchParams): CutsAsked => ({
  of: readChoice(search, 'of', cutOf),
  price: readChoice(search, 'price', prices),
  by: readChoice(search, 'deepest', cutBy),
  least: readChoice(search, 'least', leastOfCuts),
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
    case 'discount': {
      const { by, ...order } = readDiscount(search);
      return discountsOf(view, catalogue, by, order);
    }
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

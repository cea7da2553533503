import type { IndicatorKey } from '@portal/contract';
import { readChoice } from '@portal/ui';
import { isGrowth } from '@portal/ui/analysis';
import type { Catalogue, Query } from './ask.ts';
import {
  comparable,
  leastVolumes,
  type PageName,
  pageNames,
  ranked,
  rankingIndicators,
  structured,
  tops,
} from './choices.ts';
import { bestSeller, comparisonOf } from './compare-questions.ts';
import { largestMembers, marketTrend, rankingOf, structureOf } from './questions.ts';
import { salesViews } from './views.ts';

/** The page of a path such as /sales/ranking; the first page for /sales itself. */
export function pageOf(path: string): PageName {
  const name = path.split('/')[2] ?? '';
  return pageNames.find((page) => page === name) ?? pageNames[0];
}

/** The order of a ranking as the address names it: yoy or -yoy for from the lowest. */
export function readSort(search: URLSearchParams): NonNullable<Query['sort']> {
  const text = search.get('sort') ?? '';
  const by: IndicatorKey = rankingIndicators.find((key) => text.replace(/^-/, '') === key) ?? 'volume';
  return { by, direction: text.startsWith('-') ? 'ascending' : 'descending' };
}

/** What a ranking asks, read from the address; a least volume is wanted where the catalogue says that it is by growth. */
export function readRanking(search: URLSearchParams, catalogue: Catalogue | null) {
  const by = readChoice(search, 'by', ranked);
  const top = readChoice(search, 'top', tops);
  const sort = readSort(search);
  const least = isGrowth(catalogue, sort.by) ? readChoice(search, 'least', leastVolumes) : '0';
  return { by, top, sort, least };
}

/** What the comparison of an address asks; null while it names too few sub-models. */
export const comparisonIn = (search: URLSearchParams, catalogue: Catalogue) =>
  comparisonOf(salesViews.ofRelease(search, catalogue), catalogue);

/** The first question that a path will ask: the one its page waits for. */
export function firstQuestion(path: string, search: URLSearchParams, catalogue: Catalogue): Query {
  const view = salesViews.ofRelease(search, catalogue);
  switch (pageOf(path)) {
    case 'overview':
      return marketTrend(view, catalogue);
    case 'trend':
      return largestMembers(view, catalogue, readChoice(search, 'by', comparable));
    case 'ranking': {
      const { by, ...order } = readRanking(search, catalogue);
      return rankingOf(view, catalogue, by, rankingIndicators, order);
    }
    case 'structure':
      return structureOf(view, catalogue, readChoice(search, 'by', structured));
    case 'compare':
    case 'changes':
      return bestSeller(view, catalogue);
  }
}

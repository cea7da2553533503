import { readChoice } from '@portal/ui';
import { askRanking, readRankingOf } from '@portal/ui/analysis';
import type { Catalogue, Query } from './ask.ts';
import { comparable, type PageName, pageNames, rankings, structured } from './choices.ts';
import { bestSeller, comparisonOf } from './compare-questions.ts';
import { largestMembers, marketTrend, structureOf } from './questions.ts';
import { salesViews } from './views.ts';

/** The page of a path such as /sales/ranking; the first page for /sales itself. */
export function pageOf(path: string): PageName {
  const name = path.split('/')[2] ?? '';
  return pageNames.find((page) => page === name) ?? pageNames[0];
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
    case 'ranking':
      return askRanking(view, catalogue, readRankingOf(search, rankings, catalogue), rankings);
    case 'structure':
      return structureOf(view, catalogue, readChoice(search, 'by', structured));
    case 'compare':
    case 'changes':
      return bestSeller(view, catalogue);
  }
}

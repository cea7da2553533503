import { readChoice, type View } from '@portal/ui';
import { askRanking, readRankingOf } from '@portal/ui/analysis';
import type { Catalogue, Query } from './ask.ts';
import {
  comparable,
  concentrated,
  growthAgainst,
  growthBy,
  growthSteps,
  type PageName,
  pageNames,
  rankings,
  regionIndicators,
  regions,
  structured,
} from './choices.ts';
import { bestSeller, comparisonOf } from './compare-questions.ts';
import { launchedAmong, readLaunched } from './launch-choice.ts';
import { bestModel } from './model-questions.ts';
import {
  growthOf,
  largestMembers,
  marketTrend,
  membersByPeriod,
  placesOf,
  type SourcePair,
  sourcesByPeriod,
  structureOf,
} from './questions.ts';
import { salesViews } from './views.ts';

/** The page of a path such as /sales/ranking; the first page for /sales itself. */
export function pageOf(path: string): PageName {
  const name = path.split('/')[2] ?? '';
  return pageNames.find((page) => page === name) ?? pageNames[0];
}

/** The level of places that a page shows, and the figure that colours them; within one province its cities. */
export function readRegion(search: URLSearchParams, { filters }: View) {
  const usual = filters.province?.length === 1 ? 'city' : 'province';
  return {
    usual,
    by: readChoice(search, 'by', [usual, ...regions] as const),
    indicator: readChoice(search, 'indicator', regionIndicators),
  };
}

/** Whose growth a page shows, against what, and as which steps. */
export const readGrowth = (search: URLSearchParams) => ({
  by: readChoice(search, 'by', growthBy),
  against: readChoice(search, 'against', growthAgainst),
  steps: readChoice(search, 'steps', growthSteps),
});

/** Whose concentration a page shows. */
export const readConcentrated = (search: URLSearchParams) => readChoice(search, 'by', concentrated);

/** The source of the view, and the one that it is set against: that of the address, else the next one. */
export function readSources(search: URLSearchParams, { dataSource }: View, { dataSources }: Catalogue): SourcePair {
  const keys = dataSources.map(({ key }) => key as SourcePair['first']);
  const first = dataSource ?? (keys[0] as SourcePair['first']);
  const others = keys.filter((key) => key !== first);
  return { first, second: others.find((key) => key === search.get('against')) ?? others[0] ?? null };
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
      return readLaunched(search)
        ? largestMembers(view, catalogue, readChoice(search, 'by', comparable), launchedAmong)
        : largestMembers(view, catalogue, readChoice(search, 'by', comparable));
    case 'ranking':
      return askRanking(view, catalogue, readRankingOf(search, rankings, catalogue), rankings);
    case 'growth':
      return growthOf(view, catalogue, readGrowth(search));
    case 'structure':
      return structureOf(view, catalogue, readChoice(search, 'by', structured));
    case 'region':
      return placesOf(view, catalogue, readRegion(search, view).by);
    case 'concentration':
      return membersByPeriod(view, catalogue, readConcentrated(search));
    case 'sources':
      return sourcesByPeriod(view, catalogue, readSources(search, view, catalogue)) ?? marketTrend(view, catalogue);
    case 'model':
      return bestModel(view, catalogue);
    case 'compare':
    case 'changes':
      return bestSeller(view, catalogue);
  }
}

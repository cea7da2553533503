import { readChoice } from '@portal/ui';
import { askRanking, readRankingOf } from '@portal/ui/analysis';
import type { Catalogue, Query } from './ask.ts';
import {
  bases,
  composed,
  crossed,
  crossedRows,
  leastVolumes,
  moving,
  type PageName,
  pageNames,
  rankings,
} from './choices.ts';
import {
  againstVolume,
  type ChangeChoice,
  incentiveTrend,
  largestCities,
  largestOf,
  moversOf,
  partsOf,
} from './questions.ts';
import { incentiveViews } from './views.ts';

/** The page of a path such as /incentive/movers; the first page for /incentive itself. */
export function pageOf(path: string): PageName {
  const name = path.split('/')[2] ?? '';
  return pageNames.find((page) => page === name) ?? pageNames[0];
}

/** What a list of changes asks, read from the address. */
export const readChange = (search: URLSearchParams): ChangeChoice => ({
  by: readChoice(search, 'by', moving),
  base: readChoice(search, 'base', bases),
  least: readChoice(search, 'least', leastVolumes),
});

/** The questions that a path will ask first: those its page waits for. */
export function firstQuestions(path: string, search: URLSearchParams, catalogue: Catalogue): Query[] {
  const view = incentiveViews.ofRelease(search, catalogue);
  switch (pageOf(path)) {
    case 'terminal':
      return [incentiveTrend(view, catalogue)];
    case 'cities':
      return [
        largestOf(view, catalogue, readChoice(search, 'by', crossed), Number(readChoice(search, 'rows', crossedRows))),
        largestCities(view, catalogue),
      ];
    case 'composition':
      return [partsOf(view, catalogue, readChoice(search, 'by', composed))];
    case 'movers':
      return [
        moversOf(view, catalogue, readChange(search), 'descending'),
        moversOf(view, catalogue, readChange(search), 'ascending'),
      ];
    case 'volume':
      return [againstVolume(view, catalogue, readChange(search))];
    case 'ranking':
      return [askRanking(view, catalogue, readRankingOf(search, rankings, catalogue), rankings)];
  }
}

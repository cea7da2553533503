import type { CallPayload } from '@portal/shell';
import { type MarketViews, readChoice } from '@portal/ui';
import { askRanking, readRankingOf } from '@portal/ui/analysis';
import type { Catalogue, Query } from './ask.ts';
import { batchesOf, catalogueByFuel, catalogueTrend, ofCatalogue } from './catalogue-questions.ts';
import {
  catalogueLists,
  comparedBy,
  electricFuels,
  leastOfRanges,
  mixes,
  type PageName,
  pageNames,
  penetrationRankings,
  rangePriceBy,
  rangePrices,
} from './choices.ts';
import {
  chargingTrend,
  fuelMix,
  largestOf,
  penetrationTrend,
  pricesOf,
  rangesOf,
  technologyByFuel,
  technologyTrend,
} from './questions.ts';
import { catalogueViews, chargingViews, electricViews, rangeViews, salesViews } from './views.ts';

/** What a page asks about, and the views of that. */
export interface PageAbout {
  dataset: CallPayload<'marketCatalogue'>['dataset'];
  views: MarketViews;
}

const ofSales: PageAbout = { dataset: 'sales', views: salesViews };

/** What each page asks about: sales want the product Sales, which not everybody has who has New energy. */
export const aboutOf: Record<PageName, PageAbout> = {
  penetration: ofSales,
  ranking: ofSales,
  fuels: ofSales,
  technology: { dataset: 'energy', views: electricViews },
  'range-price': { dataset: 'energy', views: rangeViews },
  catalogue: { dataset: 'catalogue', views: catalogueViews },
  charging: { dataset: 'charging', views: chargingViews },
};

/** The page of a path such as /new-energy/charging; the first page for /new-energy itself. */
export function pageOf(path: string): PageName {
  const name = path.split('/')[2] ?? '';
  return pageNames.find((page) => page === name) ?? pageNames[0];
}

/** Which cars are set against which price, read from the address. */
export const readRangePrice = (search: URLSearchParams) => ({
  by: readChoice(search, 'by', rangePriceBy),
  price: readChoice(search, 'price', rangePrices),
  fuel: readChoice(search, 'fuel', electricFuels),
  least: readChoice(search, 'least', leastOfRanges),
});
export type RangePriceChoice = ReturnType<typeof readRangePrice>;

/** Whose batches are shown, read from the address. */
export const readList = (search: URLSearchParams) => readChoice(search, 'list', catalogueLists);

/** The questions that a path will ask first: those its page waits for. */
export function firstQuestions(path: string, search: URLSearchParams, catalogue: Catalogue): Query[] {
  const page = pageOf(path);
  const view = aboutOf[page].views.ofRelease(search, catalogue);
  switch (page) {
    case 'penetration':
      return [penetrationTrend(view, catalogue), largestOf(view, catalogue, readChoice(search, 'by', comparedBy))];
    case 'ranking':
      return [askRanking(view, catalogue, readRankingOf(search, penetrationRankings, catalogue), penetrationRankings)];
    case 'fuels':
      return [fuelMix(view, catalogue, readChoice(search, 'mix', mixes))];
    case 'technology':
      return [technologyTrend(view, catalogue), technologyByFuel(view, catalogue)];
    case 'range-price':
      return [rangesOf(view, catalogue, readRangePrice(search)), pricesOf(view, catalogue, readRangePrice(search))];
    case 'catalogue': {
      const listed = ofCatalogue(view, readList(search));
      return [catalogueTrend(listed, catalogue), catalogueByFuel(listed, catalogue), batchesOf(listed, catalogue)];
    }
    case 'charging':
      return [chargingTrend(view, catalogue)];
  }
}

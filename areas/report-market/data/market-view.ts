import { defineView, flag, item, keys, page, words } from '@portal/ui';
import type { MarketQuery } from './ask.ts';

/** The groups of filters with counts. */
export const facetNames = ['states', 'categories', 'topics', 'prices', 'years'] as const;
export type FacetName = (typeof facetNames)[number];

/** All reports, or those alone that are had on order. */
export type Shelf = 'reports' | 'vip';

/** What is looked at. */
export interface MarketView extends Record<FacetName, string[]> {
  text: string;
  page: number;
  /** The report that is shown; empty for the list. */
  id: string;
  /** Whether its reader is open. */
  read: boolean;
}

export const pageSize = 24;

export const marketView = defineView<MarketView>({
  text: words('q'),
  states: keys('state'),
  categories: keys('category'),
  topics: keys('topic'),
  prices: keys('price'),
  years: keys('year'),
  page: page(),
  id: item(),
  read: flag('read'),
});

/** What costs something. */
const onOrder = ['priced', 'ask'];

/** What a shelf is asked for. What narrows nothing is left out. */
export function narrowedQuery(view: MarketView, shelf: Shelf): MarketQuery {
  const narrowing = marketView.narrowing(view) as MarketQuery;
  if (shelf === 'reports') return narrowing;
  const chosen = (narrowing.prices ?? onOrder).filter((price) => onOrder.includes(price));
  return { ...narrowing, prices: chosen.length > 0 ? chosen : onOrder };
}

/** The question that a list asks. */
export const queryOf = (view: MarketView, shelf: Shelf): MarketQuery => ({
  ...narrowedQuery(view, shelf),
  page: view.page,
  pageSize,
});

import type { NewsQuery } from '@portal/contract';
import { choice, day, defineView, flag, item, keys, page, words } from '@portal/ui';

/** The groups of filters with counts. */
export const facetNames = ['topics', 'sources', 'models'] as const;
export type FacetName = (typeof facetNames)[number];

/** What comes first of what was looked for, the usual order first. */
export const sorts = ['relevance', 'newest'] as const;
export type NewsSort = (typeof sorts)[number];

/** What is looked at. */
export interface NewsView extends Record<FacetName, string[]> {
  text: string;
  /** Days such as 2026-01-31, or empty. */
  from: string;
  to: string;
  /** Only what the person follows. */
  mine: boolean;
  sort: NewsSort;
  page: number;
  /** The article that is open; empty for the list. */
  id: string;
}

export const pageSize = 20;

export const newsView = defineView<NewsView>({
  text: words('q'),
  topics: keys('topic'),
  sources: keys('source'),
  models: keys('model'),
  from: day('from'),
  to: day('to'),
  mine: flag('mine'),
  sort: choice<NewsSort>('sort', sorts),
  page: page(),
  id: item(),
});

/** The question that a list asks. What narrows nothing is left out. */
export const queryOf = (view: NewsView): NewsQuery => ({
  ...newsView.narrowing(view),
  ...(view.mine && { preferred: true }),
  ...(view.sort !== sorts[0] && { sort: view.sort }),
  page: view.page,
  pageSize,
});

import type { PolicyQuery } from '@portal/contract';
import { choice, day, defineView, item, keys, page, words } from '@portal/ui';

/** The groups of filters with counts; each stands in the address under the name at its right. */
export const facetParameters = { levels: 'level', regions: 'region', kinds: 'kind', statuses: 'status' } as const;
export type FacetName = keyof typeof facetParameters;
export const facetNames = ['levels', 'kinds', 'statuses', 'regions'] as const satisfies readonly FacetName[];

/** The two shapes of the list, by their names in the address. */
export type ListName = 'policies' | 'search';

export const sorts = ['relevance', 'newest', 'effective', 'ending'] as const;
export type Sort = (typeof sorts)[number];

export const pageSizes = [20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What is looked at. */
export interface PolicyView extends Record<FacetName, string[]> {
  text: string;
  /** Days of issue such as 2026-01-31, or empty. */
  from: string;
  to: string;
  /** The day on which they are in force, or empty. */
  on: string;
  sort: Sort;
  page: number;
  size: PageSize;
  /** The policy that is open; empty for none. */
  id: string;
}

export const policyView = defineView<PolicyView>({
  text: words('q'),
  levels: keys(facetParameters.levels),
  kinds: keys(facetParameters.kinds),
  statuses: keys(facetParameters.statuses),
  regions: keys(facetParameters.regions),
  from: day('from'),
  to: day('to'),
  on: day('on'),
  sort: choice<Sort>('sort', sorts),
  page: page(),
  size: choice<PageSize>('size', pageSizes),
  id: item(),
});

/** The question a list asks. What narrows nothing is left out; the open policy is a question of its own. */
export const queryOf = (view: PolicyView): PolicyQuery => ({
  ...policyView.narrowing(view),
  ...(view.sort !== sorts[0] && { sort: view.sort }),
  page: view.page,
  pageSize: view.size,
});

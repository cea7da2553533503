import type { PolicyQuery } from '@portal/contract';

/** The groups of filters with counts; each stands in the address under the name at its right. */
export const facetParameters = { levels: 'level', regions: 'region', kinds: 'kind', statuses: 'status' } as const;
export type FacetName = keyof typeof facetParameters;
export const facetNames = ['levels', 'kinds', 'statuses', 'regions'] as const satisfies readonly FacetName[];

/** The two shapes of the list, by their names in the address. */
export type ListName = 'policies' | 'search';

export const sorts = ['relevance', 'newest', 'effective'] as const;
export type Sort = (typeof sorts)[number];

export const pageSizes = [20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** What is looked at: all of it stands in the address, so that a link reopens exactly what was seen. */
export interface PolicyView extends Record<FacetName, string[]> {
  text: string;
  /** Days of issue such as 2026-01-31, or empty. */
  from: string;
  to: string;
  sort: Sort;
  page: number;
  size: PageSize;
  /** The policy that is open; empty for none. */
  id: string;
}

/** As much as a call takes. */
const mostChosen = 50;
const longest = 100;
const lastPage = 10_000;

const oneOf = <Value>(values: readonly Value[], given: unknown): Value =>
  values.find((value) => value === given) ?? (values[0] as Value);

const isDay = (text: string) => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // 2026-02-30 is read as a day in March by some browsers.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** Reads a view from the query of an address. What is not understood becomes the default: an old link still opens. */
export function readPolicyView(search: URLSearchParams): PolicyView {
  const text = (name: string) => search.get(name) ?? '';
  const keys = (name: FacetName) =>
    [...new Set(search.getAll(facetParameters[name]))]
      .filter((key) => key !== '' && key.length <= longest)
      .slice(0, mostChosen);
  const page = Number(search.get('page') ?? 1);
  return {
    text: text('q').slice(0, longest),
    levels: keys('levels'),
    regions: keys('regions'),
    kinds: keys('kinds'),
    statuses: keys('statuses'),
    from: isDay(text('from')) ? text('from') : '',
    to: isDay(text('to')) ? text('to') : '',
    sort: oneOf(sorts, text('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    size: oneOf(pageSizes, Number(text('size'))),
    id: text('id').slice(0, longest),
  };
}

/**
 * Writes a view into the query of an address: defaults are left out, values that are not of the view stay (S2.037).
 * @param kept the query of now
 */
export function writePolicyView(view: PolicyView, kept: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(kept);
  const set = (name: string, values: readonly string[]) => {
    search.delete(name);
    for (const value of values) if (value !== '') search.append(name, value);
  };
  set('q', [view.text]);
  for (const name of facetNames) set(facetParameters[name], view[name]);
  set('from', [view.from]);
  set('to', [view.to]);
  set('sort', [view.sort === sorts[0] ? '' : view.sort]);
  set('page', [view.page === 1 ? '' : String(view.page)]);
  set('size', [view.size === pageSizes[0] ? '' : String(view.size)]);
  set('id', [view.id]);
  return search;
}

/** The question a list asks. What narrows nothing is left out; the open policy is a question of its own. */
export function queryOf(view: PolicyView): PolicyQuery {
  const text = view.text.trim();
  return {
    ...(text && { text }),
    ...Object.fromEntries(facetNames.filter((name) => view[name].length > 0).map((name) => [name, view[name]])),
    ...(view.from && { from: view.from }),
    ...(view.to && { to: view.to }),
    ...(view.sort !== sorts[0] && { sort: view.sort }),
    page: view.page,
    pageSize: view.size,
  };
}

/** The same view without what narrows the list. */
export const widened = (view: PolicyView): PolicyView => ({
  ...view,
  ...{ text: '', levels: [], regions: [], kinds: [], statuses: [], from: '', to: '', page: 1 },
});

/** How many filters narrow the list, the text aside. */
export const countFilters = (view: PolicyView): number =>
  facetNames.reduce((sum, name) => sum + view[name].length, 0) + (view.from ? 1 : 0) + (view.to ? 1 : 0);

/** Whether text, facets or days narrow the list. */
export const isNarrowed = (view: PolicyView): boolean => view.text.trim() !== '' || countFilters(view) > 0;

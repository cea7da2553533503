import type { NewsQuery } from '@portal/contract';

/** The groups of filters with counts, by their name in the address. */
export const facetNames = ['topics', 'sources', 'models'] as const;
export type FacetName = (typeof facetNames)[number];

/** What is looked at: all of it stands in the address, so that a link reopens exactly what was seen. */
export interface NewsView extends Record<FacetName, string[]> {
  text: string;
  /** Days such as 2026-01-31, or empty. */
  from: string;
  to: string;
  /** Only what the person follows. */
  mine: boolean;
  page: number;
  /** The article that is open; empty for the list. */
  id: string;
}

export const pageSize = 20;

const parameters = { topics: 'topic', sources: 'source', models: 'model' } as const;
/** As many as a call takes. */
const mostChosen = 50;
const longest = 100;
const lastPage = 10_000;

const dayOrNone = (value: string | null) =>
  value && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

/** Reads a view from the query of an address. What is not understood becomes the default: an old link still opens. */
export function readNewsView(search: URLSearchParams): NewsView {
  const keys = (name: FacetName) =>
    [...new Set(search.getAll(parameters[name]).filter((key) => key !== '' && key.length <= longest))].slice(
      0,
      mostChosen,
    );
  const page = Number(search.get('page') ?? 1);
  return {
    text: (search.get('q') ?? '').slice(0, longest),
    topics: keys('topics'),
    sources: keys('sources'),
    models: keys('models'),
    from: dayOrNone(search.get('from')),
    to: dayOrNone(search.get('to')),
    mine: search.get('mine') === '1',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    id: (search.get('id') ?? '').slice(0, longest),
  };
}

/**
 * Writes a view into the query of an address: defaults are left out, values that are not of the view stay (S2.037).
 * @param kept the query of now
 */
export function writeNewsView(view: NewsView, kept: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(kept);
  const set = (name: string, value: string) => (value === '' ? search.delete(name) : search.set(name, value));
  set('q', view.text);
  for (const name of facetNames) {
    search.delete(parameters[name]);
    for (const key of view[name]) search.append(parameters[name], key);
  }
  set('from', view.from);
  set('to', view.to);
  set('mine', view.mine ? '1' : '');
  set('page', view.page > 1 ? String(view.page) : '');
  set('id', view.id);
  return search;
}

/** The question that a list asks. What narrows nothing is left out. */
export function queryOf(view: NewsView): NewsQuery {
  const text = view.text.trim();
  return {
    ...(text && { text }),
    ...(view.topics.length > 0 && { topics: view.topics }),
    ...(view.sources.length > 0 && { sources: view.sources }),
    ...(view.models.length > 0 && { models: view.models }),
    ...(view.from && { from: view.from }),
    ...(view.to && { to: view.to }),
    ...(view.mine && { preferred: true }),
    page: view.page,
    pageSize,
  };
}

/** Whether search, facets or days narrow the list; following does not count. */
export const isNarrowed = (view: NewsView): boolean =>
  Boolean(view.text.trim() || view.from || view.to) || facetNames.some((name) => view[name].length > 0);

/** The same view without what narrows it. */
export const widened = (view: NewsView): NewsView => ({
  ...view,
  ...{ text: '', topics: [], sources: [], models: [], from: '', to: '', page: 1 },
});

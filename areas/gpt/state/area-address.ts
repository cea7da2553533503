import type { MenuEntry } from '@portal/shell';
import type { WordQuery } from '@portal/ui/analysis';
import { leadingFigure } from './picture-of.ts';

const places: readonly string[] = ['area', 'province', 'city', 'tier'];

/** Names of pages that answer a kind of question, the best first. */
function wantedPages({ by }: WordQuery): readonly string[] {
  const listed = by.find((dimension) => dimension !== 'period');
  if (by.includes('period')) return listed ? ['trend', 'compare'] : ['trend', 'overview'];
  if (listed === undefined) return ['overview', 'trend'];
  return places.includes(listed) ? ['region', 'places', 'cities', 'ranking'] : ['ranking', 'structure'];
}

/** What an area reads of a question: its source, months, members, what is listed, its figure, order and how many. */
function areaSearch(query: WordQuery): string {
  const { dataSources, dateType, from, to, filters, without, by, sort, limit } = query;
  const search = new URLSearchParams();
  const [source] = dataSources;
  const listed = by.find((dimension) => dimension !== 'period');
  if (source) search.set('source', source);
  if (dateType !== 'monthly') search.set('dateType', dateType);
  search.set('from', from);
  search.set('to', to);
  for (const [dimension, keys = []] of Object.entries(filters ?? {}))
    for (const key of keys) search.append(dimension, key);
  for (const [dimension, keys = []] of Object.entries(without ?? {}))
    for (const key of keys) search.append(`without.${dimension}`, key);
  if (listed) search.set('by', listed);
  search.set('indicator', leadingFigure(query));
  if (listed && sort) search.set('sort', `${sort.direction === 'ascending' ? '-' : ''}${sort.by}`);
  // The first few of each are none of all.
  if (listed && limit !== undefined && query.within === undefined) search.set('top', String(limit));
  return search.toString();
}

/**
 * The page of an area that shows what a question asks, as its filters and lists can say it.
 * @param entry of the product in the menu of the account
 */
export function areaAddress({ path, title, children }: MenuEntry, query: WordQuery): { to: string; title: string } {
  const wanted = wantedPages(query);
  const page =
    wanted.flatMap((name) => children.find((child) => child.path === `${path}/${name}`) ?? [])[0] ?? children[0];
  return {
    to: `${page?.path ?? path}?${areaSearch(query)}`,
    title: page ? `${title} · ${page.title}` : title,
  };
}

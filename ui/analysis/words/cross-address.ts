import { type Answer, market } from '../page/ask.ts';
import type { WordQuery } from './word-query.ts';

/** The query of the address at which the cross-analysis shows a question: its figures, what is listed, months, filters and order; all that is listed, and no first few. */
export function crossSearch({
  dataset,
  dataSources,
  indicators,
  by,
  from,
  to,
  dateType,
  filters,
  without,
  sort,
}: WordQuery): string {
  const query = new URLSearchParams();
  const [source] = dataSources;
  const idOf = (indicator: string) => [dataset, indicator, ...(source ? [source] : [])].join('.');
  for (const indicator of indicators) query.append('fig', idOf(indicator));
  const listed = by.filter((dimension) => dimension !== 'period');
  const hasPeriod = by.includes('period');
  for (const dimension of listed) query.append('row', dimension);
  if (hasPeriod) query.append(listed.length > 0 ? 'col' : 'row', 'period');
  if (dateType !== 'monthly') query.set('dateType', dateType);
  query.set('from', from);
  query.set('to', to);
  for (const [dimension, keys = []] of Object.entries(filters ?? {})) {
    if (!listed.includes(dimension as (typeof listed)[number])) query.append('narrow', dimension);
    for (const key of keys) query.append(dimension, key);
  }
  for (const [dimension, keys = []] of Object.entries(without ?? {})) {
    if (!listed.includes(dimension as (typeof listed)[number])) query.append('narrow', dimension);
    for (const key of keys) query.append(`without.${dimension}`, key);
  }
  if (sort && !hasPeriod) query.set('sort', `${sort.direction === 'descending' ? '-' : ''}@${idOf(sort.by)}`);
  return query.toString();
}

/**
 * A question for the first few of a list as one for these by name: a pivot has as many first ones as it offers, by its
 * first figure, and a question as many as it says, by any.
 * @param answer of the question
 */
export function namingFirst(query: WordQuery, { rows }: Pick<Answer, 'rows'>): WordQuery {
  const { limit, within, ...rest } = query;
  const [listed] = query.by;
  if (limit === undefined || listed === undefined) return query;
  // The first few of each are other ones in each: all of them are shown.
  if (within !== undefined) return rest;
  const keys = rows.flatMap(({ kind, keys: own }) =>
    kind === 'row' && own[listed] !== undefined ? [own[listed]] : [],
  );
  return keys.length > 0 ? { ...rest, filters: { ...query.filters, [listed]: keys } } : rest;
}

/** The same of a question that is not answered yet. */
export const withFirst = async (
  query: WordQuery,
  ask: (query: WordQuery) => Promise<Pick<Answer, 'rows'>> = market.ask,
): Promise<WordQuery> =>
  query.limit === undefined || query.by.length === 0 ? query : namingFirst(query, await ask(query));

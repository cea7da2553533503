import type { CallData } from '@portal/contract';
import { type Answer, market } from '@portal/ui/analysis';

type WordsRead = CallData<'readWords'>;
export type WordQuery = NonNullable<WordsRead['query']>;
export type WordChip = WordsRead['chips'][number];

/** The address of this page that shows a question: its figures, what is listed, months, filters and order; all that is listed, and no first few. */
export function addressOf({
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
 */
export async function withFirst(
  query: WordQuery,
  ask: (query: WordQuery) => Promise<Pick<Answer, 'rows'>> = market.ask,
): Promise<WordQuery> {
  const { limit, ...rest } = query;
  const [listed] = query.by;
  if (limit === undefined || listed === undefined) return query;
  const { rows } = await ask(query);
  const keys = rows.flatMap(({ kind, keys: own }) =>
    kind === 'row' && own[listed] !== undefined ? [own[listed]] : [],
  );
  return keys.length > 0 ? { ...rest, filters: { ...query.filters, [listed]: keys } } : rest;
}

const withoutKey = <Members extends object>(members: Members | undefined, key: string): Members | undefined => {
  const rest = Object.entries(members ?? {}).filter(([dimension]) => dimension !== key);
  return rest.length > 0 ? (Object.fromEntries(rest) as Members) : undefined;
};

/** What cannot be taken out of a question: its last figure, its months, its source. */
export const canGo = ({ part }: WordChip, { indicators }: WordQuery): boolean =>
  part === 'figure' ? indicators.length > 1 : part !== 'months' && part !== 'source';

/** A question without the part that a label stands for. */
export function withoutPart(query: WordQuery, { part, key }: WordChip): WordQuery {
  if (part === 'figure') {
    const indicators = query.indicators.filter((indicator) => indicator !== key);
    const isSorted = query.sort?.by !== key;
    return { ...query, indicators, ...(!isSorted && { sort: undefined, limit: undefined }) };
  }
  if (part === 'by') {
    return { ...query, by: query.by.filter((dimension) => dimension !== key), sort: undefined, limit: undefined };
  }
  if (part === 'member') return { ...query, filters: withoutKey(query.filters, key) };
  if (part === 'without') return { ...query, without: withoutKey(query.without, key) };
  return part === 'order' ? { ...query, limit: undefined } : query;
}

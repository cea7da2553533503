import type { DimensionKey, Sorting } from '@portal/contract';
import type { CallPayload } from '@portal/shell';
import { questionBase, readChoice, type View } from '@portal/ui';
import type { Catalogue } from '../frame/ask.ts';

type Query = CallPayload<'marketQuery'>;

/** What a ranking offers; the first of each list is the usual one. */
export interface RankingScope {
  /** The dimensions whose members are ranked. */
  ranked: readonly [DimensionKey, ...DimensionKey[]];
  /** The figures, the first of which orders the list. */
  indicators: readonly [Query['indicators'][number], ...Query['indicators']];
  /** The least of what was counted, such as cars, that a member must have to stand in the list; 0 for none. */
  least: readonly [string, ...string[]];
}

/** How many members a ranking lists; 5000 is all of them. */
export const tops = ['20', '10', '50', '100', '5000'] as const;

/** A ranking as the address names it. */
export interface RankingChoice {
  by: DimensionKey;
  top: string;
  sort: NonNullable<Query['sort']>;
  least: string;
}

/** @param search `by`, `top`, `least`, and `sort` as a figure, with a minus before it for from the lowest */
export function readRankingOf(search: URLSearchParams, { ranked, indicators, least }: RankingScope): RankingChoice {
  const text = search.get('sort') ?? '';
  const by = indicators.find((key) => text.replace(/^-/, '') === key) ?? indicators[0];
  return {
    by: readChoice(search, 'by', ranked),
    top: readChoice(search, 'top', tops),
    sort: { by, direction: text.startsWith('-') ? 'ascending' : 'descending' },
    least: readChoice(search, 'least', least),
  };
}

/** The order of a ranking for the address; the usual one is left out. */
export function writeSortOf({ key, direction }: Sorting, { indicators }: RankingScope): string {
  const text = direction === 'ascending' ? `-${key}` : key;
  return text === indicators[0] ? '' : text;
}

/** A ranking over the span of the view; without a choice of months, over the latest period. */
export function askRanking(
  view: View,
  catalogue: Catalogue,
  { by, top, sort, least }: RankingChoice,
  { indicators }: RankingScope,
): Query {
  return {
    ...questionBase(view, catalogue, 1),
    by: [by],
    indicators: [...indicators],
    sort,
    limit: Number(top),
    ...(least !== '0' && { minimumVolume: Number(least) }),
    others: true,
    totals: true,
  };
}

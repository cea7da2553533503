import type { DimensionKey, PlacedFigureKey, PlaceIndicatorKey, Sorting } from '@portal/contract';
import { isGrowth } from '@portal/contract';
import type { CallPayload } from '@portal/shell';
import { lastPeriodOf, questionBase, readChoice, type View } from '@portal/ui';
import type { SeriesFormat } from '@portal/ui/charts';
import { distinguishes } from '../covered/uncovered.ts';
import { againstIn, figuresIn } from '../former/in-years.ts';
import type { Catalogue } from '../page/ask.ts';
import type { Opened } from '../page/define-page.ts';

type Query = CallPayload<'marketQuery'>;
export type Figure = Query['indicators'][number];

/** What a ranking offers; the first of each list is the usual one. */
export interface RankingScope {
  /** The dimensions that stand first; all others that the release tells apart follow behind them. */
  ranked: readonly [DimensionKey, ...DimensionKey[]];
  /** The figures, the first of which orders the list. */
  indicators: readonly [Figure, ...Figure[]];
  /** The least of what was counted, such as cars, that a member must have to stand in the list; 0 for none. */
  least: readonly [string, ...string[]];
  /** The usual least where the list is ordered by a growth: the first cars of a new model grow by any percentage. */
  leastOfGrowth?: string;
  /** The figure whose ranks are followed from one period to another: the first of `indicators`. */
  placed?: PlacedFigureKey;
  /** The figures that say what each has contributed to the growth of all, by what it is compared with. */
  contribution?: Readonly<Record<Exclude<Against, 'none'>, Figure>>;
  /** Whether the largest make a part of the whole that is worth telling: of what adds up. */
  concentrated?: boolean;
  /** Whether the last period of several stands for all: of what is counted at the end of a period. */
  lastPeriod?: boolean;
  /** How figures are drawn, where their unit says more than how they are written. */
  formats?: Readonly<Partial<Record<string, SeriesFormat>>>;
}

/** How many members a ranking lists; 5000 is all of them. */
export const tops = ['20', '10', '50', '100', '5000'] as const;

/** Of what shares are a part, where some members are chosen and those of another dimension are ranked: of the market, or of them. */
export const shareBases = ['market', 'chosen'] as const;

/** What a rank is compared with: the period before, the same months a year before, or nothing. */
export const againsts = ['before', 'yearBefore', 'none'] as const;
export type Against = (typeof againsts)[number];

/** A ranking as the address names it. */
export interface RankingChoice {
  by: DimensionKey;
  top: string;
  sort: NonNullable<Query['sort']>;
  least: string;
  against: Against;
  shareOf: (typeof shareBases)[number];
}

/** The figures of a rank: now, before, and how many places lie between; null where none are followed. */
export function placesOf({ placed }: RankingScope, against: Against) {
  if (!placed || against === 'none') return null;
  const key = <Which extends string>(which: Which) => `${placed}${which}` as PlaceIndicatorKey;
  return against === 'before'
    ? { now: key('Rank'), before: key('RankBefore'), move: key('RankMove') }
    : { now: key('Rank'), before: key('RankYearBefore'), move: key('RankMoveYoy') };
}

/** The figures of a ranking in the order of its columns: the first, then the rank that it had and what it contributed. */
export function figuresOf(scope: RankingScope, against: Against): Figure[] {
  const [first, ...rest] = scope.indicators;
  const places = placesOf(scope, against);
  const contribution = against === 'none' ? undefined : scope.contribution?.[against];
  return [first, ...(places ? [places.before, places.move] : []), ...(contribution ? [contribution] : []), ...rest];
}

/** A ranking as a view may show it: of years, without what is against the period before. */
export function scopeIn(view: View, scope: RankingScope, catalogue: Catalogue | null): RankingScope {
  const [first, ...rest] = scope.indicators;
  return { ...scope, indicators: [first, ...figuresIn(view, catalogue, rest)] };
}

/** The dimensions that members are ranked of: those of the scope, then all that the release tells apart. */
export function rankedBy({ ranked }: RankingScope, catalogue: Catalogue | null): [DimensionKey, ...DimensionKey[]] {
  const more = (catalogue?.dimensions ?? [])
    .map(({ key }) => key as DimensionKey)
    .filter(
      (key) => key !== 'period' && key !== 'dataSource' && !ranked.includes(key) && distinguishes(catalogue, key),
    );
  return [...ranked, ...more];
}

/** The least that stands for no choice. */
export const usualLeast = ({ least, leastOfGrowth }: RankingScope, catalogue: Catalogue | null, by: string): string =>
  leastOfGrowth !== undefined && isGrowth(catalogue, by) ? leastOfGrowth : least[0];

/**
 * @param search `by`, `top`, `least`, `against`, and `sort` as a figure, with a minus before it for from the lowest
 * @param catalogue tells which dimensions there are, and which figures are growth; null before it is known
 */
export function readRankingOf(
  search: URLSearchParams,
  view: View,
  scope: RankingScope,
  catalogue: Catalogue | null,
): RankingChoice {
  const text = search.get('sort') ?? '';
  const against = scope.placed ? readChoice(search, 'against', againstIn(view, againsts)) : 'none';
  const by = figuresOf(scope, against).find((key) => text.replace(/^-/, '') === key) ?? scope.indicators[0];
  const usual = usualLeast(scope, catalogue, by);
  return {
    by: readChoice(search, 'by', rankedBy(scope, catalogue)),
    top: readChoice(search, 'top', tops),
    sort: { by, direction: text.startsWith('-') ? 'ascending' : 'descending' },
    least: readChoice(search, 'least', [usual, ...scope.least]),
    against,
    shareOf: readChoice(search, 'share', shareBases),
  };
}

/** The order of a ranking for the address; the usual one is left out. */
export function writeSortOf({ key, direction }: Sorting, { indicators }: RankingScope): string {
  const text = direction === 'ascending' ? `-${key}` : key;
  return text === indicators[0] ? '' : text;
}

const floor = (least: string) => (least === '0' ? {} : { minimumVolume: Number(least) });

/** A ranking over the span of the view, or its last period; without a choice of months, over the latest one. */
export function askRanking(
  view: View,
  catalogue: Catalogue,
  { by, top, sort, least, against, shareOf }: RankingChoice,
  scope: RankingScope,
): Query {
  return {
    ...questionBase(scope.lastPeriod ? lastPeriodOf(view, catalogue) : view, catalogue, 1),
    by: [by],
    indicators: figuresOf(scope, against),
    sort,
    shareOf,
    limit: Number(top),
    ...floor(least),
    others: true,
    totals: true,
  };
}

/** The `lists` of a page that shows a ranking. */
export const listOfRanking =
  (scope: RankingScope) =>
  ({ view, catalogue, search }: Opened): readonly Query[] => {
    const scoped = scopeIn(view, scope, catalogue);
    return [askRanking(view, catalogue, readRankingOf(search, view, scoped, catalogue), scoped)];
  };

/** Who stood first before, with the rank that each has now; null where no ranks are followed, or all are listed anyway. */
export function askFormer(
  view: View,
  catalogue: Catalogue,
  { by, top, least, against }: RankingChoice,
  scope: RankingScope,
): Query | null {
  const places = placesOf(scope, against);
  if (!places || top === '5000') return null;
  return {
    ...questionBase(view, catalogue, 1),
    by: [by],
    indicators: [scope.indicators[0], places.now, places.before],
    sort: { by: places.before, direction: 'ascending' },
    limit: Number(top),
    ...floor(least),
  };
}

/** The ten largest and their shares, whatever the list is ordered by; null where that says nothing. */
export function askLargest(
  view: View,
  catalogue: Catalogue,
  { by, shareOf }: Pick<RankingChoice, 'by' | 'shareOf'>,
  scope: RankingScope,
): Query | null {
  if (!scope.concentrated) return null;
  return {
    ...questionBase(view, catalogue, 1),
    by: [by],
    indicators: ['volume', 'share'],
    shareOf,
    sort: { by: 'volume', direction: 'descending' },
    limit: 10,
  };
}

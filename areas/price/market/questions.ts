import type { DimensionKey } from '@portal/contract';
import { questionBase as base, freeOf, narrowedTo, type View } from '@portal/ui';
import { againstOf, type Beside, type Catalogue, type Chosen, type Query } from '@portal/ui/analysis';
import {
  bandIndicators,
  type Compared,
  cutIndicators,
  type cutsChoices,
  type Dimension,
  discountSpread,
  type Figure,
  historyIndicators,
  indexIndicators,
  marketIndicators,
  modelIndicators,
  mostCompared,
  type spreadChoices,
} from './choices.ts';

/** Members that have an order of their own stand in it; others, the largest first. */
const inOrder = ({ dimensions }: Catalogue, by: Dimension): Pick<Query, 'sort'> =>
  dimensions.some(({ key, ordered }) => ordered && key === by) ? { sort: { by, direction: 'ascending' } } : {};

/** Some figures of all cars together by period. */
const byPeriod = (view: View, catalogue: Catalogue, indicators: readonly Figure[]): Query => ({
  ...base(view, catalogue),
  by: ['period'],
  indicators: [...indicators],
  fillGaps: true,
});

/** The indices of all cars by both baskets; the first period is their base. */
export const marketIndex = (view: View, catalogue: Catalogue): Query => byPeriod(view, catalogue, indexIndicators);

/** Both prices of all cars, and the discount between them: those of the dashboard, by the same definition. */
export const marketTrend = (view: View, catalogue: Catalogue): Query => byPeriod(view, catalogue, marketIndicators);

/** The members that are compared when the person has chosen none: those that most cars are of. */
export function largestMembers(view: View, catalogue: Catalogue, by: Compared): Query {
  return {
    ...base(view, catalogue),
    by: [by],
    indicators: ['retailVolume'],
    sort: { by: 'retailVolume', direction: 'descending' },
    limit: 5,
  };
}

/** What a picture of members shows: which figure of whose, and what stands beside it. */
export interface MembersQuery {
  by: Compared;
  indicator: Figure;
  beside?: Beside<Figure> | null;
  /** Whether January and February are one period. */
  springTogether?: boolean;
}

/** A figure of some members over time. */
export function membersTrend(
  view: View,
  catalogue: Catalogue,
  { by, indicator, beside, springTogether }: MembersQuery,
  members: readonly string[],
): Query {
  return {
    ...base(narrowedTo(view, { [by]: members.slice(0, mostCompared) }), catalogue),
    by: ['period', by],
    indicators: [...new Set<Figure>([indicator, 'retailVolume', ...(beside ? [beside.former, beside.change] : [])])],
    ...inOrder(catalogue, by),
    fillGaps: true,
    ...(springTogether && { springTogether }),
  };
}

const atLeast = (least: string): Pick<Query, 'minimumVolume'> =>
  least === '0' ? {} : { minimumVolume: Number(least) };

/** What the cuts of a period are listed of, by which price and measure, and how many cars each has at least. */
export type CutsQuery = Chosen<typeof cutsChoices>;

/** Former and present price of everything that is sold, the deepest cut first; what has no former price comes last. Of years, the price of the year before. */
export function cutsOf(view: View, catalogue: Catalogue, { of, price, deepest, least }: CutsQuery): Query {
  const { before, change } = cutIndicators[againstOf(view, 'before')][price];
  return {
    ...base(view, catalogue, 1),
    by: of === 'trim' ? ['subModel', 'trim'] : [of],
    indicators: [before, price, change.amount, change.percent, 'retailVolume', 'retailYoy'],
    sort: { by: change[deepest], direction: 'ascending' },
    limit: 5000,
    ...atLeast(least),
  };
}

/** How the discounts of trims are spread within each member of a dimension, the highest median first; and of all cars. */
export function spreadOf(view: View, catalogue: Catalogue, { by, least }: Chosen<typeof spreadChoices>): Query {
  const { low, q1, median, q3, high, count } = discountSpread;
  return {
    ...base(view, catalogue, 1),
    by: [by],
    indicators: [median, low, q1, q3, high, count, 'discount', 'retailVolume'],
    sort: { by: median, direction: 'descending' },
    limit: 5000,
    totals: true,
    ...atLeast(least),
  };
}

/** How the cars are spread over bands of price, by period; all of them together as subtotal. */
export function bandsOf(view: View, catalogue: Catalogue, by: DimensionKey<'price'>): Query {
  return {
    ...base(view, catalogue),
    by: ['period', by],
    indicators: [...bandIndicators],
    ...inOrder(catalogue, by),
    subtotals: true,
    fillGaps: true,
  };
}

/** One model over time: prices, discount, cars, and the list price of the trims that were sold at the beginning. */
export const modelHistory = (view: View, catalogue: Catalogue, model: string): Query =>
  byPeriod(narrowedTo(view, { model: [model] }), catalogue, historyIndicators);

/** What happened to the sub-models of a model in the same months: a question to the launches. */
export function launchesOf(view: View, catalogue: Catalogue, model: string): Query {
  const { dateType, from, to } = base(view, catalogue);
  return {
    dataset: 'launch',
    dataSources: [],
    dateType,
    from,
    to,
    filters: { model: [model] },
    by: ['period', 'subModel', 'eventKind'],
    indicators: ['events'],
    limit: 1000,
  };
}

/** The segments that have cars in the latest period of the view, whatever segment it is narrowed to. */
export const segmentsOf = (view: View, catalogue: Catalogue): Query => ({
  ...base(freeOf(view, 'segment'), catalogue, 1),
  by: ['segment'],
  indicators: ['retailVolume'],
  sort: { by: 'retailVolume', direction: 'descending' },
});

const inSegment = (view: View, catalogue: Catalogue, segment: string) =>
  base(narrowedTo(view, { segment: [segment] }), catalogue, 1);

/** The models of a segment with their prices, those that most cars are of first. */
export const modelsOf = (
  view: View,
  catalogue: Catalogue,
  { segment, least }: { segment: string; least: string },
): Query => ({
  ...inSegment(view, catalogue, segment),
  by: ['model'],
  indicators: [...modelIndicators],
  sort: { by: 'retailVolume', direction: 'descending' },
  ...atLeast(least),
});

/** The trims of a segment with the MSRP of each. */
export const trimsOf = (view: View, catalogue: Catalogue, segment: string): Query => ({
  ...inSegment(view, catalogue, segment),
  by: ['model', 'trim'],
  indicators: ['msrp'],
  limit: 5000,
});

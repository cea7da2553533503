import type { DimensionKey } from '@portal/contract';
import { questionBase as base, freeOf, lastPeriodOf, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';
import { costItems, mostCurves, mostServed, type serviceOrders, trendAge } from './choices.ts';

/** As many ages as a curve has at most. */
const mostAges = 101;

/** Cars in use over the years: a row for each, the latest last. */
export const parcTrend = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue),
  by: ['period'],
  indicators: ['carsInUse', 'yoyCarsInUse', 'meanAge', 'carsRegistered', 'survivalRate'],
  fillGaps: true,
});

/** Members that have an order of their own stand in it; others, the largest first. */
const inOrder = ({ dimensions }: Catalogue, by: DimensionKey): NonNullable<Query['sort']> =>
  dimensions.some(({ key, ordered }) => ordered && key === by)
    ? { by, direction: 'ascending' }
    : { by: 'carsInUse', direction: 'descending' };

/** Cars in use over the years, cut by a dimension. */
export const parcBy = (view: View, catalogue: Catalogue, by: DimensionKey): Query => ({
  ...base(view, catalogue),
  by: ['period', by],
  indicators: ['carsInUse', 'parcShare', 'yoyCarsInUse'],
  sort: inOrder(catalogue, by),
  fillGaps: true,
});

/** Cars in use of every province at the end of the latest year. */
export const parcOfPlaces = (view: View, catalogue: Catalogue): Query => ({
  ...base(lastPeriodOf(view, catalogue), catalogue, 1),
  by: ['province'],
  indicators: ['carsInUse', 'parcShare', 'yoyCarsInUse', 'meanAge', 'survivalRate'],
  sort: { by: 'carsInUse', direction: 'descending' },
  limit: 50,
});

const byAge = { by: 'carAge', direction: 'ascending' } as const;

/** What was registered and what of it is in use, by age at the end of the latest year. */
export const cohorts = (view: View, catalogue: Catalogue): Query => ({
  ...base(lastPeriodOf(view, catalogue), catalogue, 1),
  by: ['carAge'],
  indicators: ['carsRegistered', 'carsInUse', 'survivalRate'],
  sort: byAge,
  limit: mostAges,
});

/** The survival that each curve comes to, by age. */
export const curvesByAge = (view: View, catalogue: Catalogue): Query => ({
  ...base(lastPeriodOf(view, catalogue), catalogue, 1),
  by: ['survivalCurve', 'carAge'],
  indicators: ['survivalRate', 'carsRegistered', 'carsInUse'],
  sort: byAge,
  limit: mostAges * mostCurves,
});

const orders: Record<(typeof serviceOrders)[number], NonNullable<Query['sort']>> = {
  dearest: { by: 'serviceCost', direction: 'descending' },
  cheapest: { by: 'serviceCost', direction: 'ascending' },
  sold: { by: 'retailVolume', direction: 'descending' },
};

/** Of trims that hardly anybody bought the mean says little. */
const leastServed = 100;

/** What five years of service cost, item by item, of the latest year. */
export const servedOf = (
  view: View,
  catalogue: Catalogue,
  { by, order }: { by: DimensionKey; order: (typeof serviceOrders)[number] },
): Query => ({
  ...base(view, catalogue, 1),
  by: [by],
  indicators: ['serviceCost', ...costItems, 'costToPrice', 'msrp', 'retailVolume'],
  sort: orders[order],
  limit: mostServed,
  minimumVolume: leastServed,
});

/** The items of all cars together, year by year. */
export const servedOverYears = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue),
  by: ['period'],
  indicators: ['serviceCost', 'yoyServiceCost', 'partsToCar', 'costToPrice', 'msrp', ...costItems],
  fillGaps: true,
});

/** The members of which most used cars changed hands, in the latest period. */
export const mostTraded = (view: View, catalogue: Catalogue, by: DimensionKey): Query => ({
  ...base(view, catalogue, 1),
  by: [by],
  indicators: ['usedCars'],
  sort: { by: 'usedCars', direction: 'descending' },
  limit: mostCurves - 2,
});

/** What used cars of some members fetch by age, in the latest period. */
export const residualsByAge = (
  view: View,
  catalogue: Catalogue,
  by: DimensionKey,
  members: readonly string[],
): Query => ({
  ...base(narrowedTo(view, { [by]: members.slice(0, mostCurves) }), catalogue, 1),
  by: [by, 'carAge'],
  indicators: ['residualRate', 'usedPrice', 'newPrice', 'usedCars', 'residualChangeYoy'],
  sort: byAge,
  limit: mostAges * mostCurves,
});

/** What used cars of one age fetch over time: all ages together would move with the ages that change hands. */
export const residualTrend = (view: View, catalogue: Catalogue): Query => ({
  ...base(narrowedTo(view, { carAge: [trendAge] }), catalogue),
  by: ['period'],
  indicators: ['residualRate', 'residualChange', 'usedPrice', 'yoyUsedPrice', 'newPrice', 'usedCars'],
  fillGaps: true,
});

/** What used cars of one age fetch, in the latest period: those that most changed hands first. */
export const usedOf = (view: View, catalogue: Catalogue, by: DimensionKey, age: string): Query => {
  const query = base(view, catalogue, 1);
  return {
    ...query,
    filters: { ...query.filters, carAge: [age] },
    by: [by],
    indicators: ['usedPrice', 'residualRate', 'newPrice', 'usedCars'],
    sort: { by: 'usedCars', direction: 'descending' },
    limit: 50,
  };
};

/**
 * What new cars of the same members cost in the same months, or in the last that are known of them.
 * @param price the months that prices of new cars are known of
 * @returns null where none of these is as early
 */
export function newBeside(
  { dateType, from, to, filters, without, by }: Query,
  price: Pick<Catalogue, 'first' | 'last'>,
): Query | null {
  const last = to < price.last ? to : price.last;
  if (last < price.first) return null;
  const { filters: ofNew, without: leftOut } = freeOf({ filters: filters ?? {}, without: without ?? {} }, 'carAge');
  return {
    dataset: 'price',
    dataSources: [],
    dateType,
    from: from < last ? from : last,
    to: last,
    filters: ofNew,
    ...(Object.keys(leftOut).length > 0 && { without: leftOut }),
    by,
    indicators: ['msrp', 'tp', 'retailVolume'],
    limit: 5000,
  };
}

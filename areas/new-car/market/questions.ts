import type { DimensionKey } from '@portal/contract';
import { addMonths, questionBase as base, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';
import { newestShown, usualPeriods } from './choices.ts';

/** As many rows as a question can have. */
const mostRows = 20_000;

/** How many events there were in each period, of how many cars and brands. */
export function eventTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue, usualPeriods),
    by: ['period'],
    indicators: ['events', 'yoyEvents', 'eventSubModels', 'eventBrands'],
    fillGaps: true,
  };
}

/** Events in each period by kind, or by another dimension. */
export function eventsBy(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  return { ...base(view, catalogue, usualPeriods), by: ['period', by], indicators: ['events'], fillGaps: true };
}

/** Each event of the view. Its day and prices are another question. */
export function eventList(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue, usualPeriods),
    by: ['event', 'eventKind', 'subModel', 'brand', 'segment', 'eventSource'],
    indicators: ['events'],
    limit: mostRows,
  };
}

/** Each launch of the view. */
export function launchList(view: View, catalogue: Catalogue): Query {
  return {
    ...base(narrowedTo(view, { eventKind: ['launched'] }), catalogue, usualPeriods),
    by: ['event', 'subModel', 'brand', 'segment', 'fuelType'],
    indicators: ['events'],
    limit: mostRows,
  };
}

/**
 * The whole years of a question: the days and prices of all events in them, which serve any months of theirs.
 * @returns the payload of the call for events
 */
export const yearsOf = ({ from, to }: Pick<Query, 'from' | 'to'>) => ({
  from: `${from.slice(0, 4)}-01`,
  to: `${to.slice(0, 4)}-12`,
});

/** The cars that came to the market last, the newest first. */
export function newestLaunched(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  const { last } = catalogue;
  const { eventKind: _kind, ...filters } = base(view, catalogue).filters;
  const cars = Object.entries(filters).filter(([dimension]) => !places.includes(dimension));
  return {
    dataset: 'launch',
    dataSources: [],
    dateType: 'monthly',
    from: addMonths(last, -11),
    to: last,
    by: ['period', by],
    indicators: ['events'],
    filters: { ...Object.fromEntries(cars), eventKind: ['launched'] },
    sort: { by: 'period', direction: 'descending' },
    limit: newestShown,
  };
}

/** Dimensions of the sales that events do not have. */
const places: readonly string[] = ['region', 'area', 'province', 'city', 'tier', 'restrictionType'];

/** The view of the same places, of whatever cars. */
export const onlyPlaces = (view: View): View => ({
  ...view,
  filters: Object.fromEntries(Object.entries(view.filters).filter(([dimension]) => places.includes(dimension))),
  without: {},
});

/** Of which segment most of a car was sold in the latest year. */
export function segmentOf(view: View, catalogue: Catalogue, by: DimensionKey, member: string): Query {
  const latest = base({ ...onlyPlaces(view), dateType: 'monthly', from: null, to: null }, catalogue, 12);
  return {
    ...latest,
    by: ['segment'],
    indicators: ['volume'],
    filters: { ...latest.filters, [by]: [member] },
    sort: { by: 'volume', direction: 'descending' },
    limit: 1,
  };
}

const ofTwoYears = (subModel: string, year: string) => ({
  dataSources: [],
  dateType: 'annual' as const,
  from: `${Number(year) - 1}-01`,
  to: `${year}-12`,
  filters: { subModel: [subModel] },
  limit: mostRows,
});

/** What the trims of a car have in a year and in the one before. @param year four digits */
export const equipmentOfTwoYears = (subModel: string, year: string): Query => ({
  dataset: 'configuration',
  ...ofTwoYears(subModel, year),
  by: ['period', 'equipmentCategory', 'equipmentItem', 'equipmentState', 'equipmentValue', 'trim'],
  indicators: ['optionPrice'],
});

/** What they cost in both years, by the list price. */
export const pricesOfTwoYears = (subModel: string, year: string): Query => ({
  dataset: 'price',
  ...ofTwoYears(subModel, year),
  by: ['period', 'trim'],
  indicators: ['msrp'],
});

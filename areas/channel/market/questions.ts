import type { DimensionKey } from '@portal/contract';
import { addMonths, questionBase as base, freeOf, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';
import { mostCompared } from './choices.ts';

/** The network over time: a row for each period, the latest last. */
export function networkTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period'],
    indicators: [
      ...(['outlets', 'yoyOutlets', 'momOutlets', 'openedOutlets', 'closedOutlets'] as const),
      ...(['outletCities', 'outletBrands'] as const),
    ],
    fillGaps: true,
  };
}

/** The same by kind. */
export function kindsTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period', 'outletKind'],
    indicators: ['outlets'],
    sort: { by: 'outletKind', direction: 'ascending' },
    fillGaps: true,
  };
}

/** The members of a dimension with most outlets, in the latest period. */
export function largestOf(view: View, catalogue: Catalogue, by: DimensionKey, limit = mostCompared): Query {
  return {
    ...base(view, catalogue, 1),
    by: [by],
    indicators: ['outlets'],
    sort: { by: 'outlets', direction: 'descending' },
    limit,
  };
}

/** The brands by their outlets, each with the cities that it is in, in the latest period. */
export const brandsWithCities = (view: View, catalogue: Catalogue): Query => ({
  ...largestOf(view, catalogue, 'brand', 200),
  indicators: ['outlets', 'outletCities'],
});

/** The networks of some members over time. */
export function networksOf(view: View, catalogue: Catalogue, by: DimensionKey, members: readonly string[]): Query {
  return {
    ...base(narrowedTo(view, { [by]: members.slice(0, mostCompared) }), catalogue),
    by: ['period', by],
    indicators: ['outlets', 'outletCities', 'outletShare', 'openedOutlets', 'closedOutlets', 'yoyOutlets'],
    fillGaps: true,
  };
}

/** The cities that each of some brands covers, by tier. */
export function citiesByTier(view: View, catalogue: Catalogue, members: readonly string[] | null): Query {
  const narrowed = members ? narrowedTo(view, { brand: members.slice(0, mostCompared) }) : freeOf(view, 'brand');
  return {
    ...base(freeOf(narrowed, 'outletKind'), catalogue, 1),
    by: members ? ['brand', 'tier'] : ['tier'],
    indicators: ['outletCities', 'outlets'],
    sort: { by: 'tier', direction: 'ascending' },
    limit: 500,
  };
}

/** What tells whose outlets these are, and of what kind: without it the view is of all of its places. */
export const whose = ['brand', 'luxuryType', 'origin', 'outletKind'] as const;

/** What is cut by tier: of the view, or of all outlets of its places. */
export function tiersOf(view: View, catalogue: Catalogue, all: boolean): Query {
  return {
    ...base(all ? freeOf(view, ...whose) : view, catalogue, 1),
    by: ['tier'],
    indicators: ['outletCities', 'outlets', 'outletBrands'],
    sort: { by: 'tier', direction: 'ascending' },
  };
}

/** The network of every place in the latest period. */
export function placesOf(view: View, catalogue: Catalogue, by: 'province' | 'city'): Query {
  return {
    ...base(view, catalogue, 1),
    by: by === 'city' ? ['city', 'province', 'tier'] : [by],
    indicators: [
      ...(['outlets', 'outletShare', 'yoyOutlets', 'outletCities', 'outletBrands'] as const),
      ...(['openedOutlets', 'closedOutlets'] as const),
    ],
    sort: { by: 'outlets', direction: 'descending' },
    limit: 500,
  };
}

/** Outlets by their names, of the last month of the view. */
export function listedOf(view: View, catalogue: Catalogue): Query {
  const { to } = base(view, catalogue, 1);
  const left = [...(view.without.outlet ?? []), 'unlisted'];
  return {
    ...base({ ...view, dateType: 'monthly', from: to, to }, catalogue, 1),
    without: { ...view.without, outlet: left },
    by: ['outlet', 'brand', 'outletKind', 'city', 'province', 'tier'],
    indicators: ['outlets', 'openedOutlets'],
    sort: { by: 'brand', direction: 'ascending' },
    limit: 500,
  };
}

/** The brands of the places of a view, in the latest period. */
export function brandsIn(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue, 1),
    by: ['brand'],
    indicators: ['outlets', 'outletShare', 'yoyOutlets', 'openedOutlets', 'closedOutlets'],
    sort: { by: 'outlets', direction: 'descending' },
    limit: 500,
  };
}

/** One outlet month by month, as far back as a question goes. */
export function outletMonths(view: View, catalogue: Catalogue, outlet: string): Query {
  const { to } = base(view, catalogue, 1);
  const first = addMonths(to, 1 - catalogue.caps.monthly);
  return {
    dataset: 'outlet',
    dataSources: [],
    dateType: 'monthly',
    from: first > catalogue.first ? first : catalogue.first,
    to,
    by: ['period', 'outlet', 'brand', 'outletKind', 'city', 'province'],
    indicators: ['outlets', 'openedOutlets'],
    filters: { outlet: [outlet] },
    limit: 500,
  };
}

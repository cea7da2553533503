import type { DimensionKey, Filters, PolicyItem } from '@portal/contract';
import { addMonths } from '@portal/contract';
import type { View } from '@portal/ui';
import type { Query } from '@portal/ui/analysis';
import { type Around, placeOf } from './around.ts';

const base = (
  { dataSource }: Pick<View, 'dataSource'>,
  { from, to }: Pick<Around, 'from' | 'to'>,
  filters: Filters,
) => ({
  dataset: 'sales' as const,
  dataSources: dataSource === null ? [] : [dataSource],
  dateType: 'monthly' as const,
  from,
  to,
  filters,
});

const parts: Query['indicators'] = ['penetration', 'newEnergyVolume', 'volume'];

/** As many places as are looked through for some without such a policy. */
const mostPlaces = 40;

/** The places of a level by their sales, for a comparison. */
export const largestPlaces = (view: View, dimension: DimensionKey, around: Around): Query => ({
  ...base(view, around, {}),
  dateType: 'monthly',
  from: around.at,
  to: around.at,
  by: [dimension],
  indicators: ['volume'],
  sort: { by: 'volume', direction: 'descending' },
  limit: mostPlaces,
});

/** How far new energy was in the whole country, month by month. @param years earlier */
export const penetrationOfAll = (view: View, around: Around, years = 0): Query => ({
  ...base(view, { from: addMonths(around.from, -12 * years), to: addMonths(around.to, -12 * years) }, {}),
  by: ['period'],
  indicators: parts,
  fillGaps: true,
});

/** How far it was in some places. */
export const penetrationOfPlaces = (
  view: View,
  around: Around,
  dimension: DimensionKey,
  places: readonly string[],
): Query => ({
  ...base(view, around, { [dimension]: [...places] }),
  by: ['period', dimension],
  indicators: parts,
  fillGaps: true,
});

const inPlace = (policy: PolicyItem): Filters => {
  const place = placeOf(policy);
  return place ? { [place.dimension]: [place.key] } : {};
};

/** The cars of the place by fuel type, month by month. */
export const carsAround = (view: View, policy: PolicyItem, around: Around): Query => ({
  ...base(view, around, inPlace(policy)),
  by: ['period', 'fuelType'],
  indicators: ['volume'],
  fillGaps: true,
});

/** The cars of the place by price band and fuel type, from its first month on. */
export const carsByBand = (view: View, policy: PolicyItem, { at, to }: Around): Query => ({
  ...base(view, { from: at, to }, inPlace(policy)),
  by: ['priceBand', 'fuelType'],
  indicators: ['volume'],
  sort: { by: 'priceBand', direction: 'ascending' },
  limit: 500,
});

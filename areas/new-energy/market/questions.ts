import type { DimensionKey } from '@portal/contract';
import { questionBase as base, narrowedTo, type View } from '@portal/ui';
import { type Catalogue, type Chosen, newEnergy, type Query } from '@portal/ui/analysis';
import type { mixes, rangePriceChoices } from './choices.ts';
import { mostCompared, type PlaceFigure, rangePriceFigures } from './choices.ts';

/** New energy as a part of the market: a row for each period, the latest last. */
export function penetrationTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period'],
    indicators: ['newEnergyVolume', 'penetration', 'penetrationChange', 'yoyNewEnergy', 'volume', 'yoy'],
    fillGaps: true,
  };
}

/** The members that penetration is compared by: those with the most sales, where the person has chosen none. */
export function largestOf(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  return {
    ...base(view, catalogue, 1),
    by: [by],
    indicators: ['volume'],
    sort: { by: 'volume', direction: 'descending' },
    limit: mostCompared,
  };
}

/** How far new energy is with some members, over time. */
export function penetrationOf(view: View, catalogue: Catalogue, by: DimensionKey, members: readonly string[]): Query {
  return {
    ...base(narrowedTo(view, { [by]: members.slice(0, mostCompared) }), catalogue),
    by: ['period', by],
    indicators: ['penetration', 'newEnergyVolume', 'volume'],
    fillGaps: true,
  };
}

/** What a figure of a place is worked out of, for the table behind the map. */
const placeFigures: Record<PlaceFigure, Query['indicators']> = {
  penetration: ['penetration', 'newEnergyVolume', 'volume'],
  nevsPerPoint: ['nevsPerPoint', 'nevsInUse', 'chargingPoints'],
};

/** A figure of every place in the latest period of the view. */
export function placesOf(view: View, catalogue: Catalogue, by: 'province' | 'city', indicator: PlaceFigure): Query {
  return {
    ...base(view, catalogue, 1),
    by: [by],
    indicators: placeFigures[indicator],
    sort: { by: indicator, direction: 'descending' },
    limit: 500,
  };
}

/** The same of each tier or area of cities, in their own order. */
export function levelsOf(view: View, catalogue: Catalogue, by: 'tier' | 'area', indicator: PlaceFigure): Query {
  return {
    ...base(view, catalogue, 1),
    by: [by],
    indicators: placeFigures[indicator],
    sort: { by, direction: 'ascending' },
  };
}

/** The fuel types over time, with all of them together: of the whole market, or of new energy alone. */
export function fuelMix(view: View, catalogue: Catalogue, mix: (typeof mixes)[number]): Query {
  const narrowed = mix === 'newEnergy' ? narrowedTo(view, { fuelType: newEnergy(catalogue) }) : view;
  return {
    // Listed apart, fuel types that are filtered have their share of all fuel types.
    ...base(narrowed, catalogue),
    by: ['period', 'fuelType'],
    indicators: ['volume', 'share', 'yoy', 'shareChange'],
    sort: { by: 'fuelType', direction: 'ascending' },
    subtotals: true,
    fillGaps: true,
  };
}

/** Range, battery and motor of what is sold, over time. */
export function technologyTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period'],
    indicators: ['range', 'battery', 'power', 'yoyRange', 'yoyBattery', 'energyTrims', 'retailVolume'],
    fillGaps: true,
  };
}

/** A figure of the powertrains by fuel type, over time. */
export function technologyByFuel(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period', 'fuelType'],
    indicators: ['range', 'battery', 'power'],
    sort: { by: 'fuelType', direction: 'ascending' },
    fillGaps: true,
  };
}

/** How many cars are sold of each band of range, over time. */
export function rangeMix(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period', 'rangeBand'],
    indicators: ['retailVolume'],
    sort: { by: 'rangeBand', direction: 'ascending' },
    fillGaps: true,
  };
}

/** Which cars are set against which price. */
export type RangePriceChoice = Chosen<typeof rangePriceChoices>;

/** What is set against its price: cars of one fuel. */
export type RangeQuery = Pick<RangePriceChoice, 'by' | 'fuel'>;

const ofFuel = (view: View, catalogue: Catalogue, { by, fuel }: RangeQuery) => ({
  ...base(narrowedTo(view, { fuelType: [fuel] }), catalogue, 1),
  by: [by],
  limit: catalogue.caps.rows,
});

/** Range, battery and motor of each car of a fuel, those that sell most first. */
export function rangesOf(view: View, catalogue: Catalogue, query: RangeQuery): Query {
  return {
    ...ofFuel(view, catalogue, query),
    indicators: [...rangePriceFigures.figures],
    sort: { by: 'retailVolume', direction: 'descending' },
  };
}

/** The prices of the same cars in the same months: a question to another dataset. */
export function pricesOf(view: View, catalogue: Catalogue, query: RangeQuery): Query {
  return {
    ...ofFuel(view, catalogue, query),
    dataset: 'price',
    dataSources: [],
    indicators: [...rangePriceFigures.beside.figures],
  };
}

/** Charging points and cars in use, over time. */
export function chargingTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period'],
    indicators: [
      ...(['chargingPoints', 'yoyPoints', 'dcPoints', 'dcShare'] as const),
      ...(['nevsInUse', 'yoyNevsInUse', 'nevsPerPoint'] as const),
    ],
    fillGaps: true,
  };
}

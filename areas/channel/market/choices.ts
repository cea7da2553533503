import type { DimensionKey, FigureKey } from '@portal/contract';
import type { RankingScope } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** By what outlets are ranked. */
export const rankings: RankingScope = {
  ranked: ['brand', 'outletKind', 'province', 'city', 'tier', 'area', 'origin', 'luxuryType'],
  indicators: [
    ...(['outlets', 'outletShare', 'yoyOutlets', 'openedOutlets', 'closedOutlets'] as const),
    ...(['outletCities', 'outletBrands'] as const),
  ],
  least: ['0', '10', '50', '100'],
};

/** What networks are compared by. */
export const comparedBy = ['brand', 'outletKind', 'origin', 'tier', 'area'] as const satisfies readonly DimensionKey[];

export const comparedFigures = [
  ...(['outlets', 'outletCities', 'outletShare', 'openedOutlets', 'closedOutlets'] as const),
] as const satisfies readonly FigureKey<'outlet'>[];

export const compareChoices = { by: comparedBy, indicator: comparedFigures } as const;

/** As many members as are compared at once. */
export const mostCompared = 8;

/** The figure that colours the map. */
export const coverageFigures = [
  ...(['outlets', 'outletCities', 'outletBrands', 'openedOutlets', 'closedOutlets', 'yoyOutlets'] as const),
] as const satisfies readonly FigureKey<'outlet'>[];

export const coverageChoices = { indicator: coverageFigures } as const;

/** By what cars per outlet are told apart. */
export const productiveBy = ['brand', 'tier', 'province', 'city', 'origin'] as const satisfies readonly DimensionKey[];

/** Of fewer outlets the mean says little. */
export const leastOutlets = ['10', '0', '50', '100'] as const;

export const productivityChoices = { by: productiveBy, least: leastOutlets } as const;

/** By what dealer stock is told apart. */
export const stockBy = [
  'brand',
  'manufacturer',
  'segment',
  'fuelType',
  'model',
] as const satisfies readonly DimensionKey[];

export const stockChoices = { by: stockBy } as const;

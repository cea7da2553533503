import { filterDimensions, marketViews, viewSources } from '@portal/ui';

/**
 * Views of sales as far as new energy is a part of them: by every source, and by all that tells cars and places apart
 * but the fuel, which would make the part one of itself.
 */
export const salesViews = marketViews({
  sources: viewSources,
  otherSources: true,
  dimensions: filterDimensions.filter((dimension) => dimension !== 'fuelType'),
});

const ofCars = [
  ...(['segment', 'priceBand', 'manufacturer', 'brand', 'model', 'subModel'] as const),
  ...(['manufacturerType', 'originType', 'luxuryType', 'origin'] as const),
] as const;

/** Views of electric powertrains: they are of trims, of the whole country. */
export const electricViews = marketViews({ sources: [], dimensions: ['fuelType', ...ofCars] });

/** Views of the ranges of one fuel, which the page itself chooses. */
export const rangeViews = marketViews({ sources: [], dimensions: ofCars });

/** Views of catalogue batches; which catalogue they are of, and which batch, the page itself chooses. */
export const catalogueViews = electricViews;

/** Views of charging points and cars in use: they are of places. */
export const chargingViews = marketViews({
  sources: [],
  dimensions: ['tier', 'area', 'province', 'city', 'restrictionType'],
});

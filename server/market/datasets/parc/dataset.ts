import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { carAge } from '../members/car-age.ts';
import { text } from '../members/declare.ts';
import { place } from '../members/place.ts';
import { product } from '../members/product.ts';
import { ageClass } from './age-class.ts';
import { curves } from './curves.ts';
import { parcFile } from './file.ts';
import { indicators } from './indicators.ts';

/** Passenger cars in use at the end of each whole year, by the year of their first registration, and what they were made of. */
export const parc = {
  key: 'parc',
  name: text('保有量', 'Parc'),
  products: ['after-market'],
  facts: {
    table: 'parc',
    source: null,
    chains: [
      { chain: product, column: 'sub_model_id' },
      { chain: place, column: 'city_id', apart: true },
      { chain: carAge, column: 'car_age_id' },
      { chain: curves, column: 'survival_curve_id' },
    ],
    // Cars first registered in the year that makes them so old, those still in use, and the age in years.
    figures: ['registered', 'in_use', 'age_years'],
    counted: 'in_use',
    moves: ['in_use'],
    rollups: [],
    every: 'year',
  },
  dimensions: {
    period,
    ...product.dimensions,
    ...place.dimensions,
    ...carAge.dimensions,
    ...curves.dimensions,
    ageClass,
  } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['brand', 'model'], figures: ['carsInUse', 'carsRegistered'] },
  covered: coveredMonths('parc'),
  file: parcFile,
} as const satisfies Dataset;

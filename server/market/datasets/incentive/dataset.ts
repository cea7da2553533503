import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { place } from '../members/place.ts';
import { trims } from '../members/trims.ts';
import { incentiveFile } from './file.ts';
import { indicators } from './indicators.ts';

/** What buyers of a trim were given beside the price in a month and city, in yuan for a car. */
export const incentive = {
  key: 'incentive',
  name: { zh_CN: '终端促销', en: 'Incentives' },
  products: ['incentive'],
  facts: {
    table: 'incentive',
    source: null,
    chains: [
      { chain: trims, column: 'trim_id' },
      { chain: place, column: 'city_id', apart: true },
    ],
    figures: ['cash', 'trade_in', 'finance', 'gifts', 'insurance', 'total', 'msrp', 'volume'],
    // The cars registered (retail) of the trim in the city and month: the weight of its figures.
    counted: 'volume',
    moves: ['volume', 'total'],
    rollups: [],
    combined: 'incentive_combined',
  },
  dimensions: { period, ...trims.dimensions, ...place.dimensions } satisfies Record<string, Dimension>,
  indicators,
  reported: {
    by: ['manufacturer', 'model'],
    figures: ['incentive', 'cash', 'tradeIn', 'financeSubsidy', 'gifts', 'insurance'],
  },
  covered: coveredMonths('incentive'),
  file: incentiveFile,
} as const satisfies Dataset;

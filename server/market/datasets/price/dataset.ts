import type { Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { trim } from '../members/parts-of-product.ts';
import { place } from '../members/place.ts';
import { product } from '../members/product.ts';
import { priceFile } from './file.ts';
import { indicators } from './indicators.ts';

/**
 * Prices of trims by month: of a city, of a province or of the whole country, as they were delivered. A release may keep
 * none.
 */
export const price = {
  key: 'price',
  name: { zh_CN: '价格', en: 'Prices' },
  product: 'sales',
  facts: {
    table: 'price',
    source: null,
    chains: [
      { chain: product, column: 'trim_id', through: [trim] },
      { chain: place, column: 'city_id', through: [], apart: true },
    ],
    // In yuan; and the weight.
    figures: ['msrp', 'tp', 'volume'],
    // The cars registered (retail) of the trim in the month and place: the weight of its prices.
    counted: 'volume',
    rollups: [],
  },
  dimensions: { period, ...product.dimensions, ...place.dimensions } satisfies Record<string, Dimension>,
  indicators,
  file: priceFile,
  covered: ({ prices }) => (prices ? [{ key: null, ...prices }] : []),
} as const satisfies Dataset;

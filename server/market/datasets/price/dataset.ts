import type { Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { product } from '../members/product.ts';
import { priceFile } from './file.ts';
import { indicators } from './indicators.ts';

/**
 * Prices of trims by month, of the whole country: they can be told apart by what describes a sub-model, and by nothing
 * else. A release may keep none.
 */
export const price = {
  key: 'price',
  name: { zh_CN: '价格', en: 'Prices' },
  product: 'sales',
  facts: {
    table: 'price',
    source: null,
    chains: [{ chain: product, column: 'trim_id', through: [{ name: 'trim', id: 'trim_id' }] }],
    // In yuan; and the weight.
    figures: ['msrp', 'tp', 'volume'],
    // The cars registered (retail) of the trim in the month: the weight of its prices.
    counted: 'volume',
    rollups: [],
  },
  dimensions: { period, ...product.dimensions } satisfies Record<string, Dimension>,
  indicators,
  file: priceFile,
  covered: ({ prices }) => (prices ? [{ key: null, ...prices }] : []),
} as const satisfies Dataset;

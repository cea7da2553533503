import type { Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { text } from '../members/declare.ts';
import { place } from '../members/place.ts';
import { trims } from '../members/trims.ts';
import { trimBands } from './bands.ts';
import { priceFile } from './file.ts';
import { indicators } from './indicators.ts';

/**
 * Prices of trims by month: of a city, of a province or of the whole country, as they were delivered. A release may keep
 * none.
 */
export const price = {
  key: 'price',
  name: { zh_CN: '价格', en: 'Prices' },
  products: ['price'],
  facts: {
    table: 'price',
    source: null,
    chains: [
      { chain: trims, column: 'trim_id' },
      { chain: place, column: 'city_id', apart: true },
    ],
    // In yuan; and the weight.
    figures: ['msrp', 'tp', 'volume'],
    // The cars registered (retail) of the trim in the month and place: the weight of its prices.
    counted: 'volume',
    moves: ['volume', 'tp'],
    rollups: [],
    single: text(
      '价格是某一个月的价格，几个月的均值会把价格变动与销量变动混在一起',
      'a price is that of one month, and a mean of several mixes how prices and how sales moved',
    ),
  },
  dimensions: { period, ...trims.dimensions, ...place.dimensions, ...trimBands } satisfies Record<string, Dimension>,
  indicators,
  file: priceFile,
  reported: { by: ['manufacturer', 'model'], figures: ['tp', 'msrp'] },
  covered: ({ prices }) => (prices ? [{ key: null, ...prices }] : []),
} as const satisfies Dataset;

import type { Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { dataSource, period } from '../fact-dimensions.ts';
import { place } from '../members/place.ts';
import { product } from '../members/product.ts';
import { salesFile } from './file.ts';
import { indicators } from './indicators.ts';

/** Dimensions of the sales (S3.038 to S3.045): when, by which source, of which car, where. */
const dimensions = {
  period,
  dataSource,
  ...product.dimensions,
  ...place.dimensions,
} satisfies Record<string, Dimension>;

/** How many cars of a sub-model were counted in a month, in a city, by a source. */
export const sales = {
  key: 'sales',
  name: { zh_CN: '销量', en: 'Sales' },
  products: ['sales'],
  facts: {
    table: 'sales',
    source: 'source',
    chains: [
      { chain: product, column: 'sub_model_id' },
      { chain: place, column: 'city_id' },
    ],
    figures: ['volume'],
    counted: 'volume',
    moves: ['volume'],
    rollups: [{ table: 'sales_national', without: ['place'] }],
    combined: 'sales_combined',
  },
  dimensions,
  indicators,
  reported: { by: ['manufacturer', 'model'], figures: ['volume'] },
  covered: ({ sources }) => sources,
  file: salesFile,
} as const satisfies Dataset;

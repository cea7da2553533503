import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { text } from '../members/declare.ts';
import { trims } from '../members/trims.ts';
import { serviceFile } from './file.ts';
import { indicators } from './indicators.ts';
import { costParts } from './parts.ts';

/** What service of a trim costs in five years, item by item, and what all of its parts would cost. */
export const serviceCost = {
  key: 'serviceCost',
  name: text('养护成本', 'Service cost'),
  products: ['after-market'],
  facts: {
    table: 'service_cost',
    source: null,
    chains: [{ chain: trims, column: 'trim_id' }],
    // In yuan for a car; the cars registered (retail) of the trim in the year are the weight.
    figures: [...Object.values(costParts).map(({ column }) => column), 'total', 'parts', 'msrp', 'volume'],
    counted: 'volume',
    rollups: [],
    every: 'year',
  },
  dimensions: { period, ...trims.dimensions } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['brand', 'model'], figures: ['serviceCost', 'partsPrice'] },
  covered: coveredMonths('serviceCost'),
  file: serviceFile,
} as const satisfies Dataset;

import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { carAge } from '../members/car-age.ts';
import { text } from '../members/declare.ts';
import { product } from '../members/product.ts';
import { residualFile } from './file.ts';
import { indicators } from './indicators.ts';

/** What used cars fetch by model and age, beside what they cost when they were new. */
export const residualValue = {
  key: 'residualValue',
  name: text('二手车残值', 'Residual values'),
  products: ['after-market'],
  facts: {
    table: 'residual_value',
    source: null,
    chains: [
      { chain: product, column: 'sub_model_id' },
      { chain: carAge, column: 'car_age_id' },
    ],
    // In yuan for a car; the used cars sold are the weight.
    figures: ['used_price', 'new_price', 'cars'],
    counted: 'cars',
    moves: ['cars', 'used_price'],
    rollups: [],
    single: text(
      '车龄与价格是某一个月的，几个月的均值会把两者的变动混在一起',
      'age and price are those of one month, and a mean of several mixes how both moved',
    ),
  },
  dimensions: { period, ...product.dimensions, ...carAge.dimensions } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['brand', 'model'], figures: ['usedPrice', 'usedCars'] },
  covered: coveredMonths('residualValue'),
  file: residualFile,
} as const satisfies Dataset;

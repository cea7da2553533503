import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { text } from '../members/declare.ts';
import { product } from '../members/product.ts';
import { subModelLevels, trimFields } from '../members/trim-file.ts';
import { indicators } from './indicators.ts';

const { brand, model, subModel, fuelType } = trimFields;

/** Exports and the stock at dealers by sub-model and month, of the whole country: what parts wholesale from retail. */
export const stock = {
  key: 'stock',
  name: text('出口与库存', 'Exports and dealer stock'),
  products: ['sales'],
  facts: {
    table: 'stock',
    source: null,
    chains: [{ chain: product, column: 'sub_model_id' }],
    figures: ['exports', 'stock', 'added', 'drawn', 'reports'],
    // A stock of nothing is a report as well.
    counted: 'reports',
    moves: ['stock', 'exports'],
    rollups: [],
    single: text(
      '期初与期末库存是某一个月的，没有几个月合并的值',
      'opening and closing stock are those of one month, which several months together do not have',
    ),
  },
  dimensions: { period, ...product.dimensions } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['manufacturer', 'model'], figures: ['exports', 'dealerStock'] },
  covered: coveredMonths('stock'),
  file: {
    fields: {
      month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
      brand,
      model,
      subModel,
      fuelType,
      exports: { kind: 'figure', column: 'exports', as: 'count', name: text('出口量', 'Exports'), also: ['出口'] },
      opening: {
        kind: 'figure',
        column: 'opening',
        as: 'count',
        name: text('期初库存', 'Opening stock'),
        also: ['月初库存', 'stock at the beginning'],
      },
      closing: {
        kind: 'figure',
        column: 'stock',
        as: 'count',
        name: text('期末库存', 'Closing stock'),
        also: ['月末库存', '库存', 'dealer stock', 'stock'],
      },
    },
    chains: { product: { kind: 'levels', levels: subModelLevels } },
    follow({ opening, closing }) {
      const change = Number(closing) - Number(opening);
      return { added: Math.max(change, 0), drawn: Math.max(-change, 0), reports: 1 };
    },
  },
} as const satisfies Dataset;

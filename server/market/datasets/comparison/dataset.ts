import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import type { FileChain } from '../file.ts';
import { text } from '../members/declare.ts';
import { models } from '../members/parts-of-product.ts';
import { rivals } from '../members/rivals.ts';
import { indicators } from './indicators.ts';

/** A model of the market by its name and brand. */
const modelBy = (model: string, brand: string): FileChain => ({
  kind: 'levels',
  levels: [
    { table: 'model', name: model },
    { table: 'brand', name: brand },
  ],
});

const sameCar = text(
  '对比车型与所看车型相同；一款车型不与自己比较，请删去这一行。',
  'The compared model is the one looked at; a model is not compared with itself, so leave the row out.',
);

/** What people compare: of those who looked at a model first, how many looked at another one too, and turned to it. */
export const comparison = {
  key: 'comparison',
  name: text('车型对比', 'Comparisons of models'),
  products: ['internet'],
  facts: {
    table: 'comparison',
    source: null,
    chains: [
      { chain: models, column: 'model_id' },
      { chain: rivals, column: 'rival_model_id' },
    ],
    figures: ['compared', 'turned'],
    counted: 'compared',
    moves: ['compared'],
    rollups: [],
    combined: 'comparison_combined',
  },
  dimensions: { period, ...models.dimensions, ...rivals.dimensions } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['brand', 'model'], figures: ['comparisons', 'turned'] },
  covered: coveredMonths('comparison'),
  file: {
    fields: {
      month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
      brand: { kind: 'name', name: text('品牌', 'Brand'), also: ['make'] },
      model: { kind: 'name', name: text('车型', 'Model'), also: ['series', '车系'] },
      rivalBrand: { kind: 'name', name: text('对比品牌', 'Compared brand'), also: ['rival brand', '竞品品牌'] },
      rival: { kind: 'name', name: text('对比车型', 'Compared model'), also: ['rival', 'rival model', '竞品车型'] },
      compared: {
        kind: 'figure',
        column: 'compared',
        as: 'count',
        name: text('对比人次', 'Comparisons'),
        also: ['compared'],
      },
      turned: {
        kind: 'figure',
        column: 'turned',
        as: 'count',
        otherwise: 0,
        name: text('转向人次', 'Turned to the other'),
        also: ['switched'],
      },
    },
    chains: { models: modelBy('model', 'brand'), rivals: modelBy('rival', 'rivalBrand') },
    fault: ({ compared, turned }) =>
      Number(turned) > Number(compared)
        ? {
            field: 'turned',
            sentence: text(
              `转向 ${turned} 人次超过对比 ${compared} 人次；转向的人都在对比的人之中。`,
              `${turned} turned, and only ${compared} compared; who turns is among those who compare.`,
            ),
          }
        : null,
    unlike: { chains: ['models', 'rivals'], field: 'rival', sentence: sameCar },
  },
} as const satisfies Dataset;

import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { text } from '../members/declare.ts';
import { knownMembers } from '../members/known.ts';
import { place } from '../members/place.ts';
import { placeFields, placeOfFile } from '../members/place-file.ts';
import { product } from '../members/product.ts';
import { subModelLevels, trimFields } from '../members/trim-file.ts';
import { indicators } from './indicators.ts';
import { paymentKinds } from './kinds.ts';

const ways = knownMembers('paymentKind', 'payment_kind', paymentKinds, {
  name: text('付款方式', 'Way of payment'),
  definition: text('全款，或由谁提供融资', 'In full, or who financed the car'),
});

const { brand, model, subModel, fuelType } = trimFields;

/** How the cars that buyers registered were paid: in full, or financed by whom. All ways together are all cars. */
export const financing = {
  key: 'financing',
  name: text('金融渗透', 'Cars financed'),
  products: ['finance'],
  facts: {
    table: 'financing',
    source: null,
    chains: [
      { chain: product, column: 'sub_model_id' },
      { chain: place, column: 'city_id', apart: true },
      { chain: ways, column: 'payment_kind_id' },
    ],
    // All cars of the row, and those of them that are financed: all, or none of what was paid in full.
    figures: ['volume', 'financed'],
    counted: 'volume',
    moves: ['volume', 'financed'],
    rollups: [],
    combined: 'financing_combined',
  },
  dimensions: {
    period,
    ...product.dimensions,
    ...place.dimensions,
    ...ways.dimensions,
  } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['brand', 'model'], figures: ['financePenetration', 'financedCars'] },
  covered: coveredMonths('financing'),
  file: {
    fields: {
      month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
      brand,
      model,
      subModel,
      fuelType,
      ...placeFields,
      kind: {
        kind: 'choice',
        members: paymentKinds,
        name: text('付款方式', 'Way of payment'),
        also: ['金融机构类型', 'payment', 'lender kind'],
      },
      cars: {
        kind: 'figure',
        column: 'volume',
        as: 'count',
        name: text('终端零售量', 'Terminal retail volume'),
        also: ['volume', '销量', '台数', '辆数'],
      },
    },
    chains: {
      product: { kind: 'levels', levels: subModelLevels },
      place: placeOfFile,
      paymentKind: { kind: 'levels', levels: [{ table: 'payment_kind', name: 'kind' }] },
    },
    follow: ({ kind, cars }) => ({ financed: kind === 'cash' ? 0 : Number(cars) }),
  },
} as const satisfies Dataset;

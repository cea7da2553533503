import type { Chain, MemberDimension } from '../dimension.ts';
import { product } from './product.ts';

const { brand, luxuryType, origin, model } = product.dimensions;

const ofBrand = { brand: { ...brand, parent: null }, luxuryType, origin };

/** A brand and what describes it, for figures that are of no model. */
export const brands = {
  key: 'brands',
  tables: [brand.table],
  dimensions: ofBrand satisfies Record<string, MemberDimension>,
} as const satisfies Chain;

/** A model with its brand, for figures that are of no sub-model. */
export const models = {
  key: 'models',
  tables: [model.table, brand.table],
  dimensions: { model, ...ofBrand } satisfies Record<string, MemberDimension>,
} as const satisfies Chain;

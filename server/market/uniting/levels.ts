import type { UnitedField } from '@portal/contract';
import { unnamedOf } from '../datasets/dimension.ts';
import { product } from '../datasets/members/product.ts';

/** The table of the members that a field names. */
export const tableOfField = {
  manufacturer: 'manufacturer',
  brand: 'brand',
  model: 'model',
  subModel: 'sub_model',
} as const satisfies Record<UnitedField, string>;

/** The fields of the wider members that those of a field belong to. */
export const widerOf: Readonly<Record<UnitedField, readonly UnitedField[]>> = {
  manufacturer: [],
  brand: [],
  model: ['brand'],
  subModel: ['model'],
};

/** Whether a member is told by name: what is unknown or stands for the rest is nobody's second name. */
export const isNamed = (field: UnitedField, key: string): boolean => unnamedOf(product.dimensions[field], key) === null;

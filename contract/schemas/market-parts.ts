import { Type } from '@sinclair/typebox';
import { dimensionKeys, indicatorKeys } from './market-keys.ts';

/** A text that is one of these. */
export const oneOf = <const Keys extends readonly string[]>(keys: Keys) =>
  Type.Unsafe<Keys[number]>(Type.String({ enum: [...keys] }));

export const Dataset = oneOf(['sales'] as const);
export const Dimension = oneOf(dimensionKeys);
export const Indicator = oneOf(indicatorKeys);

/** How a value is written: a count, a ratio shown as percent, a difference in percentage points, an index with 100 as base. */
export const Format = oneOf(['count', 'percent', 'points', 'index'] as const);

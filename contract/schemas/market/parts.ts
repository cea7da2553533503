import { Type } from '@sinclair/typebox';
import { type DataSource, dataSourcePattern } from '../../constants.ts';
import { datasetKeys } from './keys.ts';
import type { DimensionKey, FigureKey, OtherKey } from './names.ts';

/** A text that is one of these. */
export const oneOf = <const Keys extends readonly string[]>(keys: Keys) =>
  Type.Unsafe<Keys[number]>(Type.String({ enum: [...keys] }));

export const Dataset = oneOf(datasetKeys);

/** A source; whether the release has it the call itself says. */
export const Source = Type.Unsafe<DataSource>(Type.String({ pattern: dataSourcePattern }));

/** What a name can be that a dataset gives; whether it has one of that name it says itself. */
export const Name = Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,39}$' });
export const Dimension = Type.Unsafe<DimensionKey>(Name);
/** One of the figures that are declared, or another that the catalogue names. */
export const Indicator = Type.Unsafe<FigureKey | OtherKey>(Name);

/** How a value is written: a count, a ratio shown as percent, a difference in percentage points, an index with 100 as base. */
export const Format = oneOf(['count', 'percent', 'points', 'index'] as const);

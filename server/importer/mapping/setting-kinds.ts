import { Type } from '@sinclair/typebox';

export const closed = { additionalProperties: false };

/** The name of a column. */
export const Column = Type.String({ minLength: 1 });

/** A name, or several; * stands for any signs. */
export const Names = Type.Union([
  Type.String({ minLength: 1 }),
  Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
]);

import { type TSchema, Type } from '@sinclair/typebox';

/** The calls of the overview nest their list in data.data (S3.036). */
export const nested = <Schema extends TSchema>(schema: Schema) => Type.Object({ data: schema });

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** A month as the market writes it: 2024-03. */
export const Month = Type.String({ pattern: '^(19|20)\\d{2}-(0[1-9]|1[0-2])$' });

/** A day as accounts write it: 20240131. */
export const Ymd = Type.String({ pattern: '^\\d{8}$' });

/** A key of a row as the server makes them, and as base64url writes bytes: nothing that a store could not hold. */
export const RowKey = (maxLength: number) => Type.String({ pattern: `^[\\w-]{1,${maxLength}}$` });

/** A text of one line that is not blank: signs that act on stores and terminals are no part of it. */
export const OneLine = (maxLength: number) =>
  Type.String({
    maxLength,
    pattern: '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
  });

export const Empty = Type.Object({});

/** S6.022: 1 a computer, 2 a mini program. */
export const Channel = Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2)]));

/** S7.026 A71: both contacts are always there; the one that is not meant is empty. */
export const Contact = {
  phonNo: Type.String({ maxLength: 20 }),
  emalAd: Type.String({ maxLength: 254 }),
};

import { type Static, Type } from '@sinclair/typebox';
import { closed, Names } from './setting-kinds.ts';

/** A row of a file, counted as a spreadsheet does. */
const FileRow = Type.Integer({ minimum: 1, examples: ['2'] });

/** The row of the head, or several that are joined column by column. No table has its head further down. */
export const Head = Type.Union([
  Type.Integer({ minimum: 1, maximum: 50, examples: ['2'] }),
  Type.Array(Type.Integer({ minimum: 1, maximum: 50 }), { minItems: 1, maxItems: 10, examples: ['[2, 3]'] }),
]);

/** Rows that are none of the table: by their number, or by how the first text in them reads; * stands for any signs. */
export const Skip = Type.Array(Type.Union([FileRow, Type.String({ minLength: 1, examples: ['"注：*"'] })]), {
  minItems: 1,
  examples: ['[4, "注：*"]'],
});

/** Cells that name several at once, such as "GLK, GLC". */
export const Several = Type.Object(
  {
    columns: Names,
    /** What parts the names; the usual signs when missing. */
    signs: Type.Optional(Names),
    /** What becomes of the row: refused, the same for each name, or its figures shared out evenly. */
    as: Type.Union([Type.Literal('refused'), Type.Literal('each'), Type.Literal('shared')]),
    /** The columns of the figures that are shared out. */
    figures: Type.Optional(Names),
  },
  closed,
);
export type Several = Static<typeof Several>;

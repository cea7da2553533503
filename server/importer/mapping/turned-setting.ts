import { type Static, Type } from '@sinclair/typebox';
import { Column, closed, Names } from './setting-kinds.ts';

/** A row of a head, counted as a spreadsheet does. No table has a head of more. */
const HeadRow = Type.Integer({ minimum: 1, maximum: 50, examples: ['1'] });

/** How a cell is read that holds more than a figure: a sign for the state, a text, a price; or several of these. */
export const TurnedCells = Type.Object(
  {
    /** The columns that it becomes. */
    text: Column,
    sign: Type.Optional(Column),
    price: Type.Optional(Column),
    /** What each sign stands for. */
    signs: Type.Optional(
      Type.Record(Type.String({ minLength: 1 }), Type.String({ minLength: 1 }), {
        minProperties: 1,
        examples: ['{"●": "standard"}'],
      }),
    ),
    /** What a text without a sign stands for; without it such a cell is refused. */
    unsigned: Type.Optional(Type.String({ minLength: 1 })),
    /** Cells that say nothing, beside the blank ones. */
    silent: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
    /** How a price stands behind its text, which * stands for: [选装价 *]. */
    prices: Type.Optional(Names),
    /** Lines whose several values become items of their own: "Seats" with "● heated" becomes "Seats heated". */
    apart: Type.Optional(
      Type.Object(
        {
          /** The label or head that names the item. */
          column: Column,
          of: Names,
          /** What a cell stands for that does not list a value which others list; without it, for nothing. */
          otherwise: Type.Optional(Type.String({ minLength: 1 })),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type TurnedCells = Static<typeof TurnedCells>;

/** A table that is wide: its head is a column of what it becomes, and each cell a row of its own. */
export const Turned = Type.Object(
  {
    /** The columns that say what a row is, and that each of its cells repeats. */
    labels: Names,
    /** Of these a blank cell says what stands above it, as merged cells do. */
    down: Type.Optional(Names),
    /** Columns that are neither labels nor turned. */
    aside: Type.Optional(Names),
    /** The columns that the head becomes: the row that each stands in, or several that are put together. */
    heads: Type.Record(Type.String({ minLength: 1 }), Type.Union([HeadRow, Type.Array(HeadRow, { minItems: 1 })]), {
      minProperties: 1,
      examples: ['{"trim": 1}'],
    }),
    /** The column that the cells become, or how they are read. */
    cells: Type.Union([Type.String({ minLength: 1, examples: ['"volume"'] }), TurnedCells], {
      examples: ['"volume"'],
    }),
    /** The label or head behind which a unit stands in brackets: it goes behind its values. */
    unit: Type.Optional(Column),
    /** What rows or columns of one name are called apart, in their order. */
    again: Type.Optional(Type.Record(Type.String({ minLength: 1 }), Type.Array(Column, { minItems: 2 }))),
  },
  closed,
);
export type Turned = Static<typeof Turned>;

import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { unitPattern } from '../parse/parse-number.ts';
import { Column, closed, Names } from './setting-kinds.ts';
import { Head, Several, Skip } from './shape-settings.ts';
import { Turned } from './turned-setting.ts';

const Values = Type.Optional(Type.Array(Type.String(), { minItems: 1 }));

/**
 * A row passes when the column has one of the values `in`, and none of those `not`; several conditions must all hold.
 * One of the two has to be said.
 */
export const Condition = Type.Object(
  { column: Type.String(), in: Values, not: Values },
  { ...closed, minProperties: 2, examples: ['{"column": "...", "in": ["..."]}'] },
);
export type Condition = Static<typeof Condition>;

/**
 * The settings that say how a file of any kind is read: its shape, which column holds which field, and what foreign
 * values stand for.
 * @param names of the fields
 */
export function readingSettings<Name extends string>(names: readonly Name[]) {
  const byField = <Shape extends TSchema>(shape: Shape) =>
    Type.Partial(Type.Object(Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>), closed);
  return {
    /** For people: what the mapping is for. */
    about: Type.Optional(Type.String()),
    encoding: Type.Optional(
      Type.Union([
        Type.Literal('utf-8'),
        Type.Literal('gb18030'),
        Type.Literal('big5'),
        Type.Literal('windows-1252'),
        Type.Literal('utf-16le'),
        Type.Literal('utf-16be'),
      ]),
    ),
    delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    /** Where the array of objects stands in a JSON file, such as data.items; the file itself when missing. */
    records: Type.Optional(Type.String({ minLength: 1 })),
    /** The sheets of a workbook, all of one shape; the first one when missing. */
    sheet: Type.Optional(Names),
    /** The files of an archive or a folder, all of one shape; every one when missing. */
    files: Type.Optional(Names),
    /** Adds a column of this name that holds the name of the row's sheet. */
    sheetColumn: Type.Optional(Column),
    /** Adds a column of this name that holds the name of the row's file, without its ending. */
    fileColumn: Type.Optional(Column),
    /** The row of the head, or several that are joined; found by itself when missing. */
    head: Type.Optional(Head),
    /** Rows that are none of the table, beside titles and notes, which are known by themselves. */
    skip: Type.Optional(Skip),
    /** Columns whose blank cells say what stands above them. */
    fillDown: Type.Optional(Names),
    /** What becomes of rows whose cell names several. */
    several: Type.Optional(Type.Array(Several, { minItems: 1 })),
    /** Turns a wide table: its head becomes a column, and each of its cells a row. */
    turned: Type.Optional(Turned),
    /** How the numbers of some columns are written; ranges also become columns of their own. */
    numbers: Type.Optional(
      Type.Array(
        Type.Object(
          {
            columns: Names,
            unit: Type.Optional(Type.String({ pattern: unitPattern, examples: ['万辆'] })),
            range: Type.Optional(Type.Union([Type.Literal('low'), Type.Literal('high'), Type.Literal('middle')])),
            /** The sign that parts decimals; the other one parts thousands. */
            decimal: Type.Optional(Type.Union([Type.Literal('.'), Type.Literal(',')])),
            /** Whether signs of footnotes behind a number are left out: 1,234*, 1,234¹, 1,234 [1]. */
            footnotes: Type.Optional(Type.Boolean()),
            /** What stands behind a number and says nothing of it. */
            litter: Type.Optional(Names),
          },
          closed,
        ),
      ),
    ),
    /** Columns that nothing reads, also where they have the name of a field. */
    leftOut: Type.Optional(Type.Array(Column, { minItems: 1 })),
    /** Which column holds which field. A field that is not named here is looked for under its own name. */
    columns: Type.Optional(byField(Type.String())),
    constants: Type.Optional(byField(Type.String())),
    /** What a foreign value stands for, field by field. */
    values: Type.Optional(byField(Type.Record(Type.String(), Type.String()))),
    /** A field that follows from another: the origin from the brand. */
    derived: Type.Optional(
      byField(
        Type.Object(
          {
            from: Type.Union(names.map((field) => Type.Literal(field))),
            values: Type.Record(Type.String(), Type.String()),
            otherwise: Type.Optional(Type.String()),
          },
          closed,
        ),
      ),
    ),
    /** Rows that count; all when missing. */
    where: Type.Optional(Type.Array(Condition)),
  };
}

/**
 * Rows each of which says one figure, which one column names: what each of its values is of. Several values of one
 * figure are added up. Without the column of the value `monthColumns` says where the figures stand.
 * @param figures of the dataset
 */
export function pivotSetting(figures: readonly string[]) {
  const first = figures.map((figure) => Type.Literal(figure));
  const several = Type.Array(Type.Union(first), { minItems: 1, examples: [JSON.stringify(figures.slice(0, 2))] });
  return Type.Object(
    {
      column: Column,
      value: Type.Optional(Column),
      into: Type.Record(Type.String(), Type.Union([...first, several]), {
        minProperties: 1,
        examples: ['{"...": "..."}'],
      }),
    },
    closed,
  );
}

/** The settings that every file has, whatever its fields are. */
export type ReadingSettings = {
  [Setting in keyof ReturnType<typeof readingSettings<string>>]?: Static<
    ReturnType<typeof readingSettings<string>>[Setting]
  >;
};

/**
 * A column per month is turned into rows: every column whose header is a month, those that are named, or those whose
 * header fits a pattern, the first group of which is the month.
 */
export const MonthColumns = Type.Union([
  Type.Boolean(),
  Type.Array(Type.String(), { minItems: 1 }),
  Type.Object({ pattern: Type.String({ minLength: 1 }) }, closed),
]);
export type MonthColumnsWanted = Static<typeof MonthColumns>;

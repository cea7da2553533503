import { type DataSource, dataSourcePattern } from '@portal/contract';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { Dataset } from '../market/index.ts';
import { unitPattern } from './parse-number.ts';

/**
 * What a row of sales can say. Month, volume, and something of the car are needed; the rest may be missing. With a year
 * the month may be a bare one.
 */
export const fields = [
  'year',
  'month',
  'volume',
  'dataSource',
  'manufacturer',
  'manufacturerType',
  'brand',
  'luxuryType',
  'origin',
  'model',
  'subModel',
  'fuelType',
  'segment',
  'originType',
  'city',
  'province',
] as const;
export type Field = (typeof fields)[number];

const closed = { additionalProperties: false };

/** A name, or several; * stands for any signs. */
const Names = Type.Union([Type.String({ minLength: 1 }), Type.Array(Type.String({ minLength: 1 }), { minItems: 1 })]);
const Column = Type.String({ minLength: 1 });

const PreliminaryMonth = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', examples: ['2026-06'] });

/** The same in both languages. */
const Sentence = Type.Object({ zh_CN: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) }, closed);

/** A row passes when the column has one of these values; several conditions must all hold. */
const Condition = Type.Object({ column: Type.String(), in: Type.Array(Type.String(), { minItems: 1 }) }, closed);

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
      Type.Union([Type.Literal('utf-8'), Type.Literal('gb18030'), Type.Literal('utf-16le'), Type.Literal('utf-16be')]),
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
    /** How the numbers of some columns are written; ranges also become columns of their own. */
    numbers: Type.Optional(
      Type.Array(
        Type.Object(
          {
            columns: Names,
            unit: Type.Optional(Type.String({ pattern: unitPattern, examples: ['万辆'] })),
            range: Type.Optional(Type.Union([Type.Literal('low'), Type.Literal('high'), Type.Literal('middle')])),
          },
          closed,
        ),
      ),
    ),
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
const MonthColumns = Type.Union([
  Type.Boolean(),
  Type.Array(Type.String(), { minItems: 1 }),
  Type.Object({ pattern: Type.String({ minLength: 1 }) }, closed),
]);
export type MonthColumnsWanted = Static<typeof MonthColumns>;

/**
 * The settings of files of a dataset that declares them.
 * @param names of its fields
 * @param figures of these, the figures that a file may have a column per month of; none where rows are of no month
 */
const declaredSettings = (names: readonly string[], figures: readonly string[]) =>
  Type.Object(
    {
      ...readingSettings(names),
      ...(figures.length === 0 ? {} : { monthColumns: monthColumnsOfFigures(figures) }),
    },
    closed,
  );

/** Of the one figure that nothing else says, or of each figure that is named. */
const monthColumnsOfFigures = (figures: readonly string[]) =>
  Type.Optional(
    Type.Union([
      MonthColumns,
      Type.Partial(Type.Object(Object.fromEntries(figures.map((name) => [name, MonthColumns]))), closed),
    ]),
  );

/** A mapping of a dataset that declares its files. */
export type DeclaredMapping = ReadingSettings & {
  monthColumns?: Static<ReturnType<typeof monthColumnsOfFigures>>;
};

export const Mapping = Type.Object(
  {
    ...readingSettings(fields),
    monthColumns: Type.Optional(MonthColumns),
    /** Chinese names of members that the file names in English only. */
    chineseNames: Type.Optional(
      Type.Partial(
        Type.Object({
          manufacturer: Type.Record(Type.String(), Type.String()),
          brand: Type.Record(Type.String(), Type.String()),
          model: Type.Record(Type.String(), Type.String()),
          subModel: Type.Record(Type.String(), Type.String()),
        }),
        closed,
      ),
    ),
    /**
     * Rows that give the whole market of a month. What the models leave of it becomes one sub-model of this fuel type,
     * so that totals and shares are right.
     */
    total: Type.Optional(
      Type.Object(
        {
          where: Type.Array(Condition, { minItems: 1 }),
          fuelType: Type.String(),
          name: Sentence,
        },
        closed,
      ),
    ),
    /** Sources beside those that are built in: what each is called in both languages, and what it counts. */
    sources: Type.Optional(
      Type.Array(
        Type.Object(
          {
            key: Type.Unsafe<DataSource>(Type.String({ pattern: dataSourcePattern, examples: ['DATASOURCE_EXPORT'] })),
            name: Sentence,
            counts: Sentence,
            /** What one figure stands for: a month, unless it says a week. Weeks are added up to months. */
            unit: Type.Optional(Type.Union([Type.Literal('month'), Type.Literal('week')])),
          },
          closed,
        ),
        { maxItems: 50 },
      ),
    ),
    /** What to do when the same month, source, sub-model and city stands twice with different values. */
    onRepeat: Type.Optional(Type.Union([Type.Literal('refuse'), Type.Literal('sum')])),
    /** First month whose figures are preliminary: 2026-06. */
    /** The first month that may still change: of all sources, or by source; null where a source's figures are final now. */
    preliminaryFrom: Type.Optional(
      Type.Union([
        PreliminaryMonth,
        Type.Record(Type.String({ pattern: dataSourcePattern }), Type.Union([PreliminaryMonth, Type.Null()]), {
          ...closed,
          examples: ['{"DATASOURCE_CLH_PIFA":"2026-06"}'],
        }),
      ]),
    ),
  },
  closed,
);
export type Mapping = Static<typeof Mapping>;

/** @returns the settings that a mapping of a dataset may have */
export function mappingOfDataset({ key, file }: Dataset): TSchema {
  if (key === 'sales' || !file) return Mapping;
  const all = Object.entries(file.fields);
  const isMonthly = all.some(([, field]) => field.kind === 'time' && field.unit === 'month');
  const figures = isMonthly ? all.filter(([, { kind }]) => kind === 'figure') : [];
  return declaredSettings(
    all.map(([name]) => name),
    figures.map(([name]) => name),
  );
}

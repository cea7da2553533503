import { type DataSource, dataSourcePattern } from '@portal/contract';
import { type Static, Type } from '@sinclair/typebox';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { salesFile } from '../../market/index.ts';
import { carLevels, datedFields } from '../rows/car-fields.ts';
import { Condition, MonthColumns, type pivotSetting, type ReadingSettings } from './reading-settings.ts';
import { closed } from './setting-kinds.ts';

/**
 * The fields that say from which month something holds. A car may be renamed: `brandBefore` is the former name,
 * `brandFrom` the month from which the name of the row holds.
 */
export const datingFields = [
  ...datedFields.map((field) => `${field}From` as const),
  ...carLevels.flatMap((field) => [`${field}Before`, `${field}From`] as const),
] as const;

export type Field = keyof typeof salesFile.fields | (typeof datingFields)[number] | 'year';

/**
 * What a row of sales can say. Month, volume, and something of the car are needed; the rest may be missing. With a year
 * the month may be a bare one.
 */
export const fields: readonly Field[] = [
  'year',
  ...(Object.keys(salesFile.fields) as (keyof typeof salesFile.fields)[]),
  ...datingFields,
];

/** How a field is called, and what else files write above its column. */
export interface Written {
  name?: Sentence;
  also?: readonly string[];
}

/** What files write above columns of fields that are not declared by themselves, for suggestions only. */
const dating: readonly [string, Written][] = [...datedFields, ...carLevels].flatMap((field): [string, Written][] => {
  const { zh_CN, en } = salesFile.fields[field].name;
  const [chinese, english] = [zh_CN.replaceAll('/', ''), en.toLowerCase()];
  const from = { also: [`${english} from`, `${english} since`, `${chinese}起始月份`, `${chinese}改名月份`] };
  const before = { also: [`former ${english}`, `原${chinese}`, `${chinese}曾用名`] };
  return [
    [`${field}From`, from],
    [`${field}Before`, before],
  ];
});

const written: readonly [string, Written][] = [
  ...Object.entries(salesFile.fields),
  ...dating,
  ['year', { name: { zh_CN: '年份', en: 'year' }, also: ['年'] }],
];

/** What each field may be written as above a column. */
export const meantFields = Object.fromEntries(written) as Readonly<Record<Field, Written>>;

/** A month from which figures may still change. */
export const PreliminaryMonth = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', examples: ['2026-06'] });

/** The same in both languages. */
const SentenceOf = Type.Object({ zh_CN: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) }, closed);

/** What to do when the same key stands twice with different figures, such as a month, source, sub-model and city. */
export const OnRepeat = Type.Optional(Type.Union([Type.Literal('refuse'), Type.Literal('sum')]));

/** The figures that count rows, each of which is one thing: rows of one key are added up. @param names of figures */
export const countedOf = (names: readonly string[]) => {
  const name = Type.Union(names.map((each) => Type.Literal(each)));
  return Type.Optional(Type.Union([name, Type.Array(name, { minItems: 1 })]));
};

/** Chinese names of members that files name in English only. @param names the fields that name them */
export const chineseNamesOf = <Name extends string>(names: readonly Name[]) =>
  Type.Optional(
    Type.Partial(
      Type.Object(
        Object.fromEntries(names.map((name) => [name, Type.Record(Type.String(), Type.String())])) as Record<
          Name,
          ReturnType<typeof Type.Record<ReturnType<typeof Type.String>, ReturnType<typeof Type.String>>>
        >,
        closed,
      ),
    ),
  );

/**
 * Rows that give the whole market of a month. What the models leave of it becomes one sub-model of this fuel type, so
 * that totals and shares are right.
 */
export const Total = Type.Optional(
  Type.Object(
    {
      where: Type.Array(Condition, { minItems: 1 }),
      fuelType: Type.String(),
      name: SentenceOf,
    },
    closed,
  ),
);

/** Sources beside those that are built in: what each is called in both languages, and what it counts. */
export const Sources = Type.Optional(
  Type.Array(
    Type.Object(
      {
        key: Type.Unsafe<DataSource>(Type.String({ pattern: dataSourcePattern, examples: ['DATASOURCE_EXPORT'] })),
        name: SentenceOf,
        counts: SentenceOf,
        /** What one figure stands for: a month, unless it says a week. Weeks are added up to months. */
        unit: Type.Optional(Type.Union([Type.Literal('month'), Type.Literal('week')])),
      },
      closed,
    ),
    { maxItems: 50 },
  ),
);

/** The first month that may still change: of all figures, or by source; null where they are final now. */
export const preliminaryOf = (isSourced: boolean) =>
  Type.Optional(
    Type.Union([
      PreliminaryMonth,
      Type.Null(),
      ...(isSourced
        ? [
            Type.Record(Type.String({ pattern: dataSourcePattern }), Type.Union([PreliminaryMonth, Type.Null()]), {
              ...closed,
              examples: ['{"DATASOURCE_CLH_PIFA":"2026-06"}'],
            }),
          ]
        : []),
    ]),
  );

/** Of the one figure that nothing else says, or of each figure that is named. */
export const monthColumnsOfFigures = (figures: readonly string[]) =>
  Type.Optional(
    Type.Union([
      MonthColumns,
      Type.Partial(Type.Object(Object.fromEntries(figures.map((name) => [name, MonthColumns]))), closed),
    ]),
  );

/** A mapping of the files of a dataset; which of the settings it may have, the dataset says. */
export type Mapping = ReadingSettings & {
  monthColumns?: Static<ReturnType<typeof monthColumnsOfFigures>>;
  pivot?: Static<ReturnType<typeof pivotSetting>>;
  wholeLists?: boolean;
  onRepeat?: Static<typeof OnRepeat>;
  counted?: string | readonly string[];
  total?: Static<typeof Total>;
  sources?: Static<typeof Sources>;
  preliminaryFrom?: string | null | Readonly<Record<string, string | null>>;
  chineseNames?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

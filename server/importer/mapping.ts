import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { type ValueError, ValueErrorType } from '@sinclair/typebox/errors';
import { Value } from '@sinclair/typebox/value';
import { refuseFile } from './source-row.ts';

/** What a row of sales can say. Month, volume, and something of the car are needed; the rest may be missing. */
export const fields = [
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
const byField = <Shape extends TSchema>(shape: Shape) =>
  Type.Partial(Type.Object(Object.fromEntries(fields.map((field) => [field, shape])) as Record<Field, Shape>), closed);

/** A row passes when the column has one of these values; several conditions must all hold. */
const Condition = Type.Object({ column: Type.String(), in: Type.Array(Type.String(), { minItems: 1 }) }, closed);

export const Mapping = Type.Object(
  {
    /** For people: what the mapping is for. */
    about: Type.Optional(Type.String()),
    encoding: Type.Optional(
      Type.Union([Type.Literal('utf-8'), Type.Literal('gb18030'), Type.Literal('utf-16le'), Type.Literal('utf-16be')]),
    ),
    delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    /** The sheet of a workbook; the first one when missing. */
    sheet: Type.Optional(Type.String()),
    /** Which column holds which field. A field that is not named here is looked for under its own name. */
    columns: Type.Optional(byField(Type.String())),
    /** A column per month: every column whose header is a month is turned into rows. */
    monthColumns: Type.Optional(Type.Boolean()),
    constants: Type.Optional(byField(Type.String())),
    /** What a foreign value stands for, field by field. */
    values: Type.Optional(byField(Type.Record(Type.String(), Type.String()))),
    /** A field that follows from another: the origin from the brand. */
    derived: Type.Optional(
      byField(
        Type.Object(
          {
            from: Type.Union(fields.map((field) => Type.Literal(field))),
            values: Type.Record(Type.String(), Type.String()),
            otherwise: Type.Optional(Type.String()),
          },
          closed,
        ),
      ),
    ),
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
    /** Rows that count; all when missing. */
    where: Type.Optional(Type.Array(Condition)),
    /**
     * Rows that give the whole market of a month. What the models leave of it becomes one sub-model of this fuel type,
     * so that totals and shares are right.
     */
    total: Type.Optional(
      Type.Object(
        {
          where: Type.Array(Condition, { minItems: 1 }),
          fuelType: Type.String(),
          name: Type.Object({ zh_CN: Type.String(), en: Type.String() }, closed),
        },
        closed,
      ),
    ),
    /** What to do when the same month, source, sub-model and city stands twice with different values. */
    onRepeat: Type.Optional(Type.Union([Type.Literal('refuse'), Type.Literal('sum')])),
    /** First month whose figures are preliminary: 2026-06. */
    preliminaryFrom: Type.Optional(Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' })),
  },
  closed,
);
export type Mapping = Static<typeof Mapping>;

function sentenceOf({ type, path, schema, value }: ValueError): [zh: string, en: string] {
  const place = path === '' ? '/' : path;
  switch (type) {
    case ValueErrorType.ObjectAdditionalProperties:
      return [`${place} 不是已知的设置`, `${place} is not a known setting`];
    case ValueErrorType.ObjectRequiredProperty:
      return [`缺少 ${place}`, `${place} is missing`];
    case ValueErrorType.Union: {
      const choices = (schema.anyOf as { const?: string }[]).flatMap((each) => each.const ?? []);
      return [`${place} 只能是 ${choices.join('、')}`, `${place} must be one of ${choices.join(', ')}`];
    }
    default: {
      const found = JSON.stringify(value)?.slice(0, 40) ?? '';
      const wanted = typeof schema.pattern === 'string' ? `2026-06` : String(schema.type);
      return [`${place} 的值 ${found} 不对，应为 ${wanted}`, `${place} is ${found}, but should be ${wanted}`];
    }
  }
}

/**
 * Reads a mapping file.
 * @param text JSON
 * @throws Refusal in plain words: no JSON, unknown or missing settings, wrong kinds of values
 */
export function readMapping(text: string): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    throw refuseFile(
      'importer.mapping-no-json',
      `映射文件不是有效的 JSON：${words}`,
      `The mapping file is not valid JSON: ${words}`,
    );
  }
  const faults = [...Value.Errors(Mapping, value)].slice(0, 5).map(sentenceOf);
  if (faults.length > 0) {
    throw refuseFile(
      'importer.mapping-faulty',
      `映射文件有误：${faults.map(([zh]) => zh).join('；')}。`,
      `The mapping file has errors: ${faults.map(([, en]) => en).join('; ')}.`,
    );
  }
  return value as Mapping;
}

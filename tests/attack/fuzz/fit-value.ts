import { type TSchema, TypeGuard } from '@sinclair/typebox';
import type { Dice } from '../../support/dice.ts';

/** Words that the portal knows for a field, of one dataset where the question is about one. */
export type WordsOf = (field: string, dataset: string | null) => readonly string[];

/** Where a value stands: the field, and the dataset that its question is about. */
interface Place {
  field: string;
  dataset: string | null;
}

/** What the patterns of the contract want, where no word is known; one that wants something else is given a plain word. */
const shapes = [
  ...['2024-03', '20240131', '2024-03-05', '2024-03-05 10:00:00', 'DATASOURCE_NONE', 'sales', 'volume', 'x', ''],
  ...['1234', '123456', 'ABCDEFGH', 'abcd-efgh-ijkl', 'A'.repeat(22), 'a'.repeat(43), '0'.repeat(64), 'a@b.cn'],
  ...['2024-03-05T10:00:00Z', '00000000-0000-4000-8000-000000000000', 'https://example.com/', '/sales', '13800000001'],
];

/** Makes values that fit schemas of the contract, with words that the portal knows wherever there are some. */
export function valueMaker(dice: Dice, wordsOf: WordsOf) {
  const some = <Value>(most: number, each: (nth: number) => Value) =>
    Array.from({ length: dice.below(most + 1) }, (_, nth) => each(nth));

  function text(schema: TSchema, { field, dataset }: Place): string {
    const {
      pattern,
      minLength = 0,
      maxLength = 40,
    } = schema as { pattern?: string; minLength?: number; maxLength?: number };
    const fits = (word: string) =>
      (pattern === undefined || new RegExp(pattern).test(word)) && word.length >= minLength && word.length <= maxLength;
    const known = wordsOf(field, dataset).filter(fits);
    if (known.length > 0 && !dice.oneIn(6)) return dice.pick(known);
    const shaped = pattern === undefined ? [] : shapes.filter(fits);
    if (shaped.length > 0) return dice.pick(shaped);
    const length = Math.max(minLength, Math.min(maxLength, dice.below(20)));
    return Array.from({ length }, () => dice.pick([...'abcXYZ019 _-京汽']))
      .join('')
      .slice(0, maxLength)
      .padEnd(minLength, 'x');
  }

  function number({ minimum = -10, maximum = 1000, type }: TSchema): number {
    const range = Math.min(maximum, minimum + 5000) - minimum;
    return type === 'integer' ? minimum + dice.below(range + 1) : minimum + dice.next() * range;
  }

  function list(schema: TSchema, place: Place): unknown[] {
    const { minItems = 0, maxItems = 5, uniqueItems, items } = schema as TSchema & { items: TSchema };
    const values = some(Math.min(maxItems, 4), () => make(items, place));
    while (values.length < minItems) values.push(make(items, place));
    return uniqueItems ? [...new Set(values)] : values;
  }

  function object(schema: TSchema, place: Place): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    let { dataset } = place;
    const {
      properties = {},
      required = [],
      patternProperties = {},
    } = schema as {
      properties?: Record<string, TSchema>;
      required?: string[];
      patternProperties?: Record<string, TSchema>;
    };
    for (const [field, inner] of Object.entries(properties)) {
      if (!required.includes(field) && dice.oneIn(2)) continue;
      object[field] = make(inner, { field, dataset });
      if (field === 'dataset') dataset = String(object[field]);
    }
    for (const [pattern, inner] of Object.entries(patternProperties)) {
      for (const key of some(2, () =>
        text({ pattern } as unknown as TSchema, { field: `${place.field}.key`, dataset }),
      )) {
        object[key] = make(inner, { field: key, dataset });
      }
    }
    return object;
  }

  function make(schema: TSchema, place: Place): unknown {
    if (TypeGuard.IsUnion(schema)) return make(dice.pick(schema.anyOf), place);
    if (TypeGuard.IsIntersect(schema)) return Object.assign({}, ...schema.allOf.map((part) => make(part, place)));
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return dice.pick(schema.enum);
    switch (schema.type) {
      case 'object':
        return object(schema, place);
      case 'array':
        return list(schema, place);
      case 'string':
        return text(schema, place);
      case 'number':
      case 'integer':
        return number(schema);
      case 'boolean':
        return dice.oneIn(2);
      case 'null':
        return null;
      default:
        // A schema that takes anything.
        return null;
    }
  }

  return (schema: TSchema): Record<string, unknown> =>
    make(schema, { field: '', dataset: null }) as Record<string, unknown>;
}

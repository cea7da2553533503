import { readFile } from 'node:fs/promises';
import { languages } from '@portal/contract';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { refuseFile } from '../../../importer/index.ts';
import type { ContentKind } from '../../deliveries.ts';

const written = (fields: string[]) =>
  fields.flatMap((field) => [field, ...languages.map((each) => `${field}_${each}`)]);

/** What a row of each kind can say. A text may have a column for each language: title_zh_CN, title_en. */
export const contentFields: Record<ContentKind, { needed: string[]; texts: string[]; others: string[] }> = {
  news: {
    needed: ['key', 'title', 'body', 'publisher', 'publishedAt'],
    texts: ['title', 'summary', 'body', 'publisher'],
    others: ['key', 'publishedAt', 'type', 'channel', 'topics', 'models'],
  },
  policy: {
    needed: ['key', 'title', 'body', 'level', 'kind', 'issuer'],
    texts: ['title', 'summary', 'body', 'issuer', 'regionName', 'figures'],
    others: ['key', 'level', 'region', 'kind', 'issuedOn', 'effectiveFrom', 'effectiveTo', 'sourceUrl'],
  },
  report: {
    needed: ['key', 'title', 'body', 'publisher', 'publishedOn'],
    texts: ['title', 'summary', 'body', 'publisher'],
    others: ['key', 'kind', 'publishedOn', 'topics'],
  },
  image: {
    needed: ['file', 'brand', 'model', 'angle', 'colour', 'year', 'licence', 'source'],
    texts: ['colour', 'licence', 'source', 'credit'],
    others: [
      ...['file', 'brand', 'model', 'subModel', 'angle', 'year', 'paint'],
      ...['length', 'width', 'height', 'wheelbase', 'left', 'right', 'ground'],
    ],
  },
};

/** The field that tells the rows of a kind apart. */
export const keyField = (kind: ContentKind): string => (kind === 'image' ? 'file' : 'key');

/** Every name a field can have in a mapping. */
export const fieldNames = (kind: ContentKind): string[] => [
  ...contentFields[kind].others,
  ...written(contentFields[kind].texts),
];

const closed = { additionalProperties: false };
const byField = <Shape extends TSchema>(shape: Shape) => Type.Record(Type.String(), shape);

/** How a delivery is read; every part may be missing. */
const Mapping = Type.Object(
  {
    about: Type.Optional(Type.String()),
    /** Whose delivery it is: a later one of the same source updates it. */
    source: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })),
    encoding: Type.Optional(
      Type.Union([Type.Literal('utf-8'), Type.Literal('gb18030'), Type.Literal('utf-16le'), Type.Literal('utf-16be')]),
    ),
    delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    /** Which column holds which field; a field that is not named is looked for under its own name. */
    columns: Type.Optional(byField(Type.String())),
    constants: Type.Optional(byField(Type.String())),
    /** What a foreign value stands for, field by field. */
    values: Type.Optional(byField(Type.Record(Type.String(), Type.String()))),
  },
  closed,
);
export type ContentMapping = Static<typeof Mapping>;

/**
 * Reads a mapping file, or none.
 * @throws Refusal in plain words: no such file, no JSON, unknown settings or fields
 */
export async function readContentMapping(file: string | undefined, kind: ContentKind): Promise<ContentMapping> {
  if (file === undefined) return {};
  const text = await readFile(file, 'utf8').catch(() => {
    throw refuseFile('content.mapping-not-found', `找不到映射文件 ${file}。`, `Mapping file ${file} not found.`);
  });
  const value = parsed(text);
  const [fault] = Value.Errors(Mapping, value);
  if (fault)
    throw refuseFile(
      'content.mapping-faulty',
      `映射文件中 ${fault.path || '/'} 有误。`,
      `The mapping file has an error at ${fault.path || '/'}.`,
    );
  const mapping = value as ContentMapping;
  const known = fieldNames(kind);
  const unknown = [mapping.columns, mapping.constants, mapping.values]
    .flatMap((part) => Object.keys(part ?? {}))
    .find((field) => !known.includes(field));
  if (unknown === undefined) return mapping;
  throw refuseFile(
    'content.mapping-unknown-field',
    `映射文件中的字段 ${unknown} 不存在；可用：${known.join('、')}。`,
    `The mapping names an unknown field ${unknown}; known fields: ${known.join(', ')}.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    throw refuseFile(
      'content.mapping-no-json',
      `映射文件不是有效的 JSON：${words}`,
      `The mapping file is not valid JSON: ${words}`,
    );
  }
}

import type { Sentence } from '../kernel/words/sentence.ts';

/** A fault of a manifest as Ajv says it with `verbose`. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  schema?: unknown;
  parentSchema?: Record<string, unknown> | undefined;
  data?: unknown;
}

/** A field that does not fit: where it is, and what it has and what it may be, in half a sentence. */
export interface FieldFault {
  path: string[];
  words: Sentence;
}

const types: Readonly<Record<string, Sentence>> = {
  string: { zh_CN: '文本', en: 'a text' },
  number: { zh_CN: '数字', en: 'a number' },
  integer: { zh_CN: '整数', en: 'a whole number' },
  boolean: { zh_CN: 'true 或 false', en: 'true or false' },
  array: { zh_CN: '列表', en: 'a list' },
  object: { zh_CN: '对象', en: 'an object' },
};

const longest = 60;

/** What a field has. */
function valueText(data: unknown): string {
  const text = JSON.stringify(data) ?? String(data);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const pathOf = (instancePath: string): string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const isUnion = ({ keyword }: SchemaError): boolean => keyword === 'anyOf' || keyword === 'oneOf';

/** Whether a fault is one of the branches of a union, at the same place or below. */
const isWithin = (error: SchemaError, union: SchemaError): boolean =>
  error !== union &&
  error.schemaPath.startsWith(`${union.schemaPath}/`) &&
  (error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`));

/** What a branch of a union wants, where it is none of those that say more. */
function wanted(branch: Record<string, unknown>): Sentence {
  if ('const' in branch) return { zh_CN: String(branch.const), en: String(branch.const) };
  return types[String(branch.type)] ?? { zh_CN: '其他内容', en: 'something else' };
}

/** A union: the faults of the branch that was meant, or what it may be. */
function ofUnion(union: SchemaError, errors: readonly SchemaError[]): FieldFault[] {
  const within = errors.filter((error) => isWithin(error, union));
  const branches = union.schema as Record<string, unknown>[];
  const atItself = ({ instancePath, keyword }: SchemaError) =>
    instancePath === union.instancePath && ['type', 'const'].includes(keyword);
  const meant = branches
    .map((_, place) => within.filter(({ schemaPath }) => schemaPath.startsWith(`${union.schemaPath}/${place}/`)))
    .find((own) => own.length > 0 && !own.some(atItself));
  if (meant) return manifestFaults(meant);
  const choices = branches.map(wanted);
  return [
    {
      path: pathOf(union.instancePath),
      words: {
        zh_CN: `现为 ${valueText(union.data)}，只能是以下之一：${choices.map(({ zh_CN }) => zh_CN).join('、')}`,
        en: `has ${valueText(union.data)}; it must be one of ${choices.map(({ en }) => en).join(', ')}`,
      },
    },
  ];
}

const count = (data: unknown): number => (Array.isArray(data) ? data.length : 0);

const sentences: Readonly<Record<string, (error: SchemaError) => Sentence>> = {
  required: () => ({ zh_CN: '缺少此字段', en: 'is missing' }),
  additionalProperties: ({ parentSchema }) => {
    const known = Object.keys(parentSchema?.properties ?? {});
    return {
      zh_CN: `没有这个字段；可用的字段：${known.join('、')}`,
      en: `is no field here; there are ${known.join(', ')}`,
    };
  },
  type: ({ data, params }) => {
    const { zh_CN, en } = types[String(params.type)] ?? { zh_CN: String(params.type), en: String(params.type) };
    return { zh_CN: `现为 ${valueText(data)}，须为${zh_CN}`, en: `has ${valueText(data)}; it must be ${en}` };
  },
  const: ({ data, params }) => ({
    zh_CN: `现为 ${valueText(data)}，只能是 ${valueText(params.allowedValue)}`,
    en: `has ${valueText(data)}; it must be ${valueText(params.allowedValue)}`,
  }),
  pattern: ({ data, params }) => ({
    zh_CN: `现为 ${valueText(data)}，须符合 ${params.pattern}`,
    en: `has ${valueText(data)}; it must match ${params.pattern}`,
  }),
  minLength: ({ params }) => ({
    zh_CN: `字符过少；至少 ${params.limit} 个`,
    en: `has too few characters; at least ${params.limit}`,
  }),
  minItems: ({ data, params }) => ({
    zh_CN: `有 ${count(data)} 项；至少 ${params.limit} 项`,
    en: `has ${count(data)} entries; at least ${params.limit}`,
  }),
  maxItems: ({ data, params }) => ({
    zh_CN: `有 ${count(data)} 项；至多 ${params.limit} 项`,
    en: `has ${count(data)} entries; at most ${params.limit}`,
  }),
};

const otherwise = ({ data, keyword, schema }: SchemaError): Sentence => ({
  zh_CN: `现为 ${valueText(data)}，不符合 ${keyword}：${valueText(schema)}`,
  en: `has ${valueText(data)}; it does not fit ${keyword}: ${valueText(schema)}`,
});

/**
 * What is wrong with a manifest, field by field. The check of a team says the same
 * (packages/testing/check/manifest/field-faults.mjs), which a test holds: it is published without the server.
 * @param errors as Ajv found them, with `verbose`
 */
export function manifestFaults(errors: readonly SchemaError[]): FieldFault[] {
  const unions = errors.filter(isUnion);
  return errors
    .filter((error) => !unions.some((union) => isWithin(error, union)))
    .flatMap((error): FieldFault[] => {
      if (isUnion(error)) return ofUnion(error, errors);
      const more = error.params.missingProperty ?? error.params.additionalProperty;
      const words = (sentences[error.keyword] ?? otherwise)(error);
      return [{ path: [...pathOf(error.instancePath), ...(more === undefined ? [] : [String(more)])], words }];
    });
}

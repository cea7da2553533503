/**
 * A field of a manifest that does not fit: where it is, and what it has and what it may be, in half a sentence.
 *
 * @typedef {object} FieldFault
 * @property {string[]} path
 * @property {string} en
 * @property {string} zh
 */

/**
 * A fault as Ajv says it with `verbose`.
 *
 * @typedef {object} SchemaError
 * @property {string} keyword
 * @property {string} instancePath
 * @property {string} schemaPath
 * @property {any} params
 * @property {any} [schema]
 * @property {any} [parentSchema]
 * @property {any} [data]
 */

const types = {
  string: ['a text', '文本'],
  number: ['a number', '数字'],
  integer: ['a whole number', '整数'],
  boolean: ['true or false', 'true 或 false'],
  array: ['a list', '列表'],
  object: ['an object', '对象'],
};

const longest = 60;

/** What a field has. */
function valueText(data) {
  const text = JSON.stringify(data) ?? String(data);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const pathOf = (instancePath) =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const isUnion = ({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf';

/** Whether a fault is one of the branches of a union, at the same place or below. */
const isWithin = (error, union) =>
  error !== union &&
  error.schemaPath.startsWith(`${union.schemaPath}/`) &&
  (error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`));

/** What a branch of a union wants, where it is none of those that say more. */
const wanted = (branch) => {
  if ('const' in branch) return [branch.const, branch.const].map(String);
  return types[branch.type] ?? ['something else', '其他内容'];
};

/** A union: the faults of the branch that was meant, or what it may be. */
function ofUnion(union, errors) {
  const within = errors.filter((error) => isWithin(error, union));
  const schemas = union.schema ?? [];
  const branches = schemas.map((_, place) => within.filter((error) => branchOf(error, union) === String(place)));
  const atItself = (error) => error.instancePath === union.instancePath && ['type', 'const'].includes(error.keyword);
  const meant = branches.find((own) => own.length > 0 && !own.some(atItself));
  if (meant) return fieldFaults(meant);
  const choices = schemas.map(wanted);
  return [
    {
      path: pathOf(union.instancePath),
      en: `has ${valueText(union.data)}; it must be one of ${choices.map(([en]) => en).join(', ')}`,
      zh: `现为 ${valueText(union.data)}，只能是以下之一：${choices.map(([, zh]) => zh).join('、')}`,
    },
  ];
}

const branchOf = (error, union) => error.schemaPath.slice(union.schemaPath.length + 1).split('/')[0];

/** @type {Record<string, (error: SchemaError) => { en: string, zh: string, more?: string }>} */
const sentences = {
  required: ({ params }) => ({ en: 'is missing', zh: '缺少此字段', more: params.missingProperty }),
  additionalProperties: ({ params, parentSchema }) => {
    const known = Object.keys(parentSchema?.properties ?? {});
    return {
      en: `is no field here; there are ${known.join(', ')}`,
      zh: `没有这个字段；可用的字段：${known.join('、')}`,
      more: params.additionalProperty,
    };
  },
  type: ({ data, params }) => {
    const [en, zh] = types[params.type] ?? [params.type, params.type];
    return { en: `has ${valueText(data)}; it must be ${en}`, zh: `现为 ${valueText(data)}，须为${zh}` };
  },
  const: ({ data, params }) => {
    const value = valueText(params.allowedValue);
    return { en: `has ${valueText(data)}; it must be ${value}`, zh: `现为 ${valueText(data)}，只能是 ${value}` };
  },
  pattern: ({ data, params }) => ({
    en: `has ${valueText(data)}; it must match ${params.pattern}`,
    zh: `现为 ${valueText(data)}，须符合 ${params.pattern}`,
  }),
  minLength: ({ params }) => ({
    en: `has too few characters; at least ${params.limit}`,
    zh: `字符过少；至少 ${params.limit} 个`,
  }),
  minItems: ({ data, params }) => ({
    en: `has ${data.length} entries; at least ${params.limit}`,
    zh: `有 ${data.length} 项；至少 ${params.limit} 项`,
  }),
  maxItems: ({ data, params }) => ({
    en: `has ${data.length} entries; at most ${params.limit}`,
    zh: `有 ${data.length} 项；至多 ${params.limit} 项`,
  }),
};

/**
 * What is wrong with a manifest, field by field, in words for both languages.
 *
 * @param {readonly SchemaError[]} errors as Ajv found them, with `verbose`
 * @returns {FieldFault[]}
 */
export function fieldFaults(errors) {
  const unions = errors.filter(isUnion);
  return errors
    .filter((error) => !unions.some((union) => isWithin(error, union)))
    .flatMap((error) => {
      if (isUnion(error)) return ofUnion(error, errors);
      const { en, zh, more } = sentences[error.keyword]?.(error) ?? {
        en: `has ${valueText(error.data)}; it does not fit ${error.keyword}: ${valueText(error.schema)}`,
        zh: `现为 ${valueText(error.data)}，不符合 ${error.keyword}：${valueText(error.schema)}`,
      };
      return [{ path: [...pathOf(error.instancePath), ...(more ? [more] : [])], en, zh }];
    });
}

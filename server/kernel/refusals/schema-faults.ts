import { type ValueError, ValueErrorType } from '@sinclair/typebox/errors';
import type { Sentence } from '../words/sentence.ts';

/** What is wrong with a setting that somebody wrote: half a sentence that names its place, without a stop. */
export function faultSentence({ type, path, schema, value }: ValueError): Sentence {
  const place = path === '' ? '/' : path;
  switch (type) {
    case ValueErrorType.ObjectAdditionalProperties:
      return { zh_CN: `${place} 不是已知的设置`, en: `${place} is not a known setting` };
    case ValueErrorType.ObjectRequiredProperty:
      return { zh_CN: `缺少 ${place}`, en: `${place} is missing` };
    case ValueErrorType.Union: {
      const kinds = schema.anyOf as { const?: string; type?: string; examples?: string[] }[];
      const choices = kinds.flatMap((each) => each.const ?? each.examples?.[0] ?? each.type ?? []);
      return { zh_CN: `${place} 只能是 ${choices.join('、')}`, en: `${place} must be one of ${choices.join(', ')}` };
    }
    default: {
      const found = JSON.stringify(value)?.slice(0, 40) ?? '';
      const [example] = Array.isArray(schema.examples) ? schema.examples : [];
      const wanted = String(example ?? schema.type);
      return {
        zh_CN: `${place} 的值 ${found} 不对，应为 ${wanted}`,
        en: `${place} is ${found}, but should be ${wanted}`,
      };
    }
  }
}

import { readFile } from 'node:fs/promises';
import { type ValueError, ValueErrorType } from '@sinclair/typebox/errors';
import { Value } from '@sinclair/typebox/value';
import { Mapping } from './mapping.ts';
import { refuseFile } from './source-row.ts';

function sentenceOf({ type, path, schema, value }: ValueError): [zh: string, en: string] {
  const place = path === '' ? '/' : path;
  switch (type) {
    case ValueErrorType.ObjectAdditionalProperties:
      return [`${place} 不是已知的设置`, `${place} is not a known setting`];
    case ValueErrorType.ObjectRequiredProperty:
      return [`缺少 ${place}`, `${place} is missing`];
    case ValueErrorType.Union: {
      const kinds = schema.anyOf as { const?: string; type?: string }[];
      const choices = kinds.flatMap((each) => each.const ?? each.type ?? []);
      return [`${place} 只能是 ${choices.join('、')}`, `${place} must be one of ${choices.join(', ')}`];
    }
    default: {
      const found = JSON.stringify(value)?.slice(0, 40) ?? '';
      const [example] = Array.isArray(schema.examples) ? schema.examples : [];
      const wanted = String(example ?? schema.type);
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

/**
 * @param file path of a mapping file; without one every column must have the name of its field
 * @throws Refusal when there is no such file, or it cannot be understood
 */
export async function mappingOf(file: string | undefined): Promise<Mapping> {
  if (file === undefined) return {};
  const text = await readFile(file, 'utf8').catch(() => {
    throw refuseFile('importer.mapping-not-found', `找不到映射文件 ${file}。`, `Mapping file ${file} not found.`);
  });
  return readMapping(text);
}

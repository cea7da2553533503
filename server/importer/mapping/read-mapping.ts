import type { TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { faultSentence } from '../../kernel/refusals/schema-faults.ts';
import { refuseFile } from '../rows/source-row.ts';
import type { Mapping } from './mapping.ts';

/**
 * Reads a mapping file.
 * @param text JSON
 * @param schema of the mapping
 * @throws Refusal in plain words: no JSON, unknown or missing settings, wrong kinds of values
 */
export function readMapping(text: string, schema: TSchema): Mapping {
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
  const faults = [...Value.Errors(schema, value)].slice(0, 5).map(faultSentence);
  if (faults.length > 0) {
    throw refuseFile(
      'importer.mapping-faulty',
      `映射文件有误：${faults.map(({ zh_CN }) => zh_CN).join('；')}。`,
      `The mapping file has errors: ${faults.map(({ en }) => en).join('; ')}.`,
    );
  }
  return value as Mapping;
}

/** A mapping, and what is kept of it with a delivery: its name and the SHA-256 of its text. */
export interface NamedMapping {
  content: Mapping;
  seal: { name: string; sha256: string } | null;
}

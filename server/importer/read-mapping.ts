import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { faultSentence } from '../kernel/schema-faults.ts';
import { Mapping } from './mapping.ts';
import { refuseFile } from './source-row.ts';

/**
 * Reads a mapping file.
 * @param text JSON
 * @param schema of the mapping; that of the sales when missing
 * @throws Refusal in plain words: no JSON, unknown or missing settings, wrong kinds of values
 */
export function readMapping<Schema extends TSchema = typeof Mapping>(text: string, schema?: Schema): Static<Schema> {
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
  const faults = [...Value.Errors(schema ?? Mapping, value)].slice(0, 5).map(faultSentence);
  if (faults.length > 0) {
    throw refuseFile(
      'importer.mapping-faulty',
      `映射文件有误：${faults.map(({ zh_CN }) => zh_CN).join('；')}。`,
      `The mapping file has errors: ${faults.map(({ en }) => en).join('; ')}.`,
    );
  }
  return value as Static<Schema>;
}

/** A mapping, and what is kept of it with a delivery: its name and the SHA-256 of its text. */
export interface NamedMapping<Content = Mapping> {
  content: Content;
  seal: { name: string; sha256: string } | null;
}

/**
 * @param file path of a mapping file; without one every column must have the name of its field
 * @throws Refusal when there is no such file, or it cannot be understood
 */
export async function mappingOf<Schema extends TSchema = typeof Mapping>(
  file: string | undefined,
  schema?: Schema,
): Promise<NamedMapping<Static<Schema>>> {
  if (file === undefined) return { content: {}, seal: null };
  const text = await readFile(file, 'utf8').catch(() => {
    throw refuseFile('importer.mapping-not-found', `找不到映射文件 ${file}。`, `Mapping file ${file} not found.`);
  });
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { content: readMapping(text, schema), seal: { name: basename(file), sha256 } };
}

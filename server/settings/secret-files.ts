import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { settingOrigins } from '@portal/contract';
import type { Sentence } from '../kernel/words/sentence.ts';
import { UnfitValue } from './settings-values.ts';

/**
 * Settings that are secrets, or may hold one: each may stand in a file that `<name>_FILE` names, as managers of secrets
 * hand them over.
 */
export const secretSettings = [
  'PORTAL_DATABASE_URL',
  'PORTAL_MARKET_URL',
  'PORTAL_SMS_URL',
  'PORTAL_SMS_HEADERS',
  'PORTAL_SMS_BODY',
  'PORTAL_SMTP_URL',
  'PORTAL_MESSAGING_APP_SECRET',
  'PORTAL_MESSAGING_TOKEN',
  'PORTAL_MESSAGING_AES_KEY',
  'PORTAL_MODEL_KEY',
  'PORTAL_METRICS_TOKEN',
  'PORTAL_WEBHOOKS',
  'PORTAL_WEBHOOK_SECRET',
] as const;

/** Those that may have several lines; a second line in any other is a mistake, which some readers would join. */
const severalLines: readonly string[] = ['PORTAL_SMS_HEADERS', 'PORTAL_SMS_BODY', 'PORTAL_WEBHOOKS'];

/** Whether a setting is a secret, or may hold one. */
export const isSecret = (name: string) => (secretSettings as readonly string[]).includes(name);

/** In bytes: a secret is short, and a file that never ends is none. */
const largest = 64 * 1024;

/** The text of a setting, and what it is called in a sentence about it. */
export interface GivenText {
  text: string;
  label: Sentence;
  from: (typeof settingOrigins)[number];
}

/**
 * What an environment gives for a setting: its own value, or what stands in the file that `<name>_FILE` names, without
 * the line break at its end.
 * @throws UnfitValue when both are set, or the file cannot be used; it names the file, and nothing that stands in it
 */
export function givenText(env: Record<string, string | undefined>, name: string): GivenText {
  const text = env[name]?.trim() ?? '';
  const path = isSecret(name) ? (env[`${name}_FILE`]?.trim() ?? '') : '';
  if (!path) return { text, label: { zh_CN: name, en: name }, from: text ? 'environment' : 'default' };
  if (text) {
    throw new UnfitValue({
      zh_CN: `与 ${name}_FILE 不能同时设置：请只保留一个`,
      en: `and ${name}_FILE cannot both be set: leave one of them out`,
    });
  }
  const label = { zh_CN: `${name}_FILE 所指文件的内容`, en: `what stands in the file of ${name}_FILE` };
  return { text: readSecret(name, path), label, from: 'file' };
}

function readSecret(name: string, path: string): string {
  const content = contentOf(name, path);
  if (!content) throw unfit(name, path, { zh_CN: '是空文件', en: 'which is empty' });
  if (!severalLines.includes(name) && /[\r\n]/.test(content))
    throw unfit(name, path, { zh_CN: '只能有一行', en: 'which has more than one line' });
  return content;
}

function contentOf(name: string, path: string): string {
  const file = resolve(path);
  try {
    const found = statSync(file);
    if (found.size > largest)
      throw unfit(name, path, { zh_CN: '超过 64 kB，不会是密钥', en: 'which has more than 64 kB and is no secret' });
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof UnfitValue) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw unfit(name, path, { zh_CN: `无法读取（${code}）`, en: `which cannot be read (${code})` });
  }
}

/** The sentence goes on after the name of the setting itself. */
const unfit = (name: string, path: string, { zh_CN, en }: Sentence): UnfitValue =>
  new UnfitValue({
    zh_CN: `由 ${name}_FILE 指定的“${path}”${zh_CN}`,
    en: `comes by ${name}_FILE from '${path}', ${en}`,
  });

/**
 * An environment for a process of the portal's own, in which a setting has another value.
 * @param value empty for none
 */
export const withSetting = (
  env: Record<string, string | undefined>,
  name: (typeof secretSettings)[number],
  value: string,
): Record<string, string | undefined> => ({ ...env, [name]: value, [`${name}_FILE`]: '' });

import type { Language } from '@portal/contract';
import type { MadeQuery } from '../page/made-query.ts';

/** What stands in the place of the key: nobody's key is ever shown. */
const placeholder = '<key>';

/** A text in single quotes, as a shell takes it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * A question as a command that a program can run with a key of its own.
 * @param address of the call
 */
export function callText({ payload }: MadeQuery, address: string, language: Language): string {
  return [
    `curl -s ${quoted(`${address}?language=${language}`)}`,
    `-H 'Content-Type: application/json'`,
    `-H 'Authorization: Bearer ${placeholder}'`,
    `-d ${quoted(JSON.stringify({ data: payload }, null, 2))}`,
  ].join(' \\\n  ');
}

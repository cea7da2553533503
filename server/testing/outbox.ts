import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutboxMessage } from '../gateways/outbox.ts';

/**
 * What the outbox of a data folder holds for a contact, the oldest first.
 * @param dataFolder the server's PORTAL_DATA (settings.dataFolder of a test server).
 * @param to a mobile number, or an address of mail in lower case.
 */
export function messagesTo(dataFolder: string, to: string): OutboxMessage[] {
  const folder = join(dataFolder, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as OutboxMessage)
    .filter((message) => message.to === to);
}

/** The code of the newest message that carries one for that contact. @throws Error when there is none. */
export function lastCode(dataFolder: string, to: string): string {
  const codes = messagesTo(dataFolder, to)
    .filter(({ kind }) => kind === 'code')
    .map(({ text }) => /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0]);
  const code = codes.at(-1);
  if (!code) throw new Error(`The outbox of ${dataFolder} holds no code for that contact.`);
  return code;
}

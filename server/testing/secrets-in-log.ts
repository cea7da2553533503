import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StateDatabase } from '../state/open-state.ts';

const hash = (word: string) => createHash('sha256').update(word).digest('hex');

/** Passwords that tests sign in with. */
const passwords = ['Portal-2026', 'Portal-2026-admin', 'Portal-2026-dev', 'Portal-2026-company'];

/**
 * Looks for secrets in what a server has logged: every word is hashed and looked up among the tokens and tickets the
 * store knows by their hash, and no password, contact or text of a message may stand there.
 *
 * @returns what was found, without the secret itself; empty when the log is clean
 */
export async function secretsInLog(log: readonly string[], db: StateDatabase, dataFolder: string): Promise<string[]> {
  const text = log.join('\n');
  const words = new Set(text.match(/[A-Za-z0-9_-]{20,}/g) ?? []);
  const hashes = new Set([...words].map(hash));
  const sessions = await db.selectFrom('session').select('token_hash').execute();
  const tickets = await db.selectFrom('captcha').select('ticket_hash').where('ticket_hash', 'is not', null).execute();
  const accounts = await db.selectFrom('account').select(['phone', 'email', 'password_hash']).execute();
  const found: string[] = [];
  if (sessions.some(({ token_hash }) => hashes.has(token_hash))) found.push('a token');
  if (tickets.some(({ ticket_hash }) => ticket_hash !== null && hashes.has(ticket_hash))) found.push('a ticket');
  if (passwords.some((password) => text.includes(password))) found.push('a password');
  if (accounts.some((account) => account.password_hash !== '' && text.includes(account.password_hash))) {
    found.push('the hash of a password');
  }
  const contacts = accounts.flatMap(({ phone, email }) => [phone, email]);
  const sent = messages(dataFolder);
  for (const contact of [...contacts, ...sent.map(({ to }) => to)]) {
    if (contact !== '' && text.includes(contact)) found.push('a contact');
  }
  if (sent.some((message) => text.includes(message.text))) found.push('a message');
  return [...new Set(found)];
}

function messages(dataFolder: string): { to: string; text: string }[] {
  const outbox = join(dataFolder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(outbox, name), 'utf8')) as { to: string; text: string });
}

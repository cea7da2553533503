import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { StateDatabase } from '../../server/state/open-state.ts';

/**
 * Writes a ticket into the store as a solved puzzle would.
 * @returns the ticket, good for a minute
 */
export async function giveTicket(db: StateDatabase): Promise<string> {
  const word = randomBytes(32).toString('base64url');
  const now = Date.now();
  const times = { created_at: now, expires_at: now + 60_000, judged_at: now, ticket_expires_at: now + 60_000 };
  const ticket_hash = createHash('sha256').update(word).digest('hex');
  const row = { captcha_id: randomUUID(), address: '127.0.0.1', answer_x: 1, ticket_hash, ticket_used_at: null };
  await db
    .insertInto('captcha')
    .values({ ...row, ...times })
    .execute();
  return word;
}

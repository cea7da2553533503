import { hashToken, newToken } from '../../kernel/secrets/tokens.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { ticketMissing, ticketOver } from './captcha-refusals.ts';

/** A24: how long a ticket is good, in milliseconds. */
export const ticketLife = 2 * 60 * 1000;

/** A new ticket, which is kept nowhere, and what the store keeps of it. */
export function newTicket(): { ticket: string; hash: string } {
  const ticket = newToken();
  return { ticket, hash: hashToken(ticket) };
}

/**
 * Spends the ticket of a solved puzzle. It is spent even when what it is spent for fails afterwards.
 * @param now milliseconds since 1970
 * @throws Refusal status.captchaNeeded when there is none, or it was spent before, is over or was never given.
 */
export async function spendTicket(db: StateDatabase, ticket: string | null, now: number): Promise<void> {
  if (!ticket) throw ticketMissing();
  const { numUpdatedRows } = await db
    .updateTable('captcha')
    .set({ ticket_used_at: now })
    .where('ticket_hash', '=', hashToken(ticket))
    .where('ticket_used_at', 'is', null)
    .where('ticket_expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw ticketOver();
}

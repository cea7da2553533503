import type { Selectable } from 'kysely';
import { hashToken, newToken } from '../../kernel/secrets/tokens.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { FactorTicketTable } from '../../state/tables/factor-tables.ts';

export type FactorTicket = Selectable<FactorTicketTable>;
export type TicketPurpose = 'sign-in' | 'totp' | 'passkey' | 'prove' | 'renew-codes';

/** How long a ticket is good for, in milliseconds: time to find a phone, or to set an app up on it. */
export const ticketLife: Record<TicketPurpose, number> = {
  'sign-in': 5 * 60_000,
  totp: 15 * 60_000,
  passkey: 5 * 60_000,
  prove: 5 * 60_000,
  'renew-codes': 5 * 60_000,
};

export interface OpenTicket {
  /** Kept nowhere. It opens no call but the one that it is for. */
  ticket: string;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Gives leave for one step, to whoever brings the ticket in time.
 * @param contents what the step goes on from
 */
export async function openTicket(
  db: StateDatabase,
  purpose: TicketPurpose,
  accountId: string,
  contents: object,
  now: number,
): Promise<OpenTicket> {
  const ticket = newToken();
  const until = now + ticketLife[purpose];
  const row = { ticket_hash: hashToken(ticket), purpose, account_id: accountId, held: JSON.stringify(contents) };
  await db
    .insertInto('factor_ticket')
    .values({ ...row, expires_at: until })
    .execute();
  return { ticket, until };
}

/** The ticket while it lasts and was not used. */
export function findTicket(
  db: StateDatabase,
  purpose: TicketPurpose,
  ticket: string,
  now: number,
): Promise<FactorTicket | undefined> {
  return db
    .selectFrom('factor_ticket')
    .selectAll()
    .where('ticket_hash', '=', hashToken(ticket))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a ticket up. @returns false when another use came first */
export async function useTicket(db: StateDatabase, { ticket_hash }: FactorTicket): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('factor_ticket')
    .where('ticket_hash', '=', ticket_hash)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === 1;
}

/** Ends what waits for another step of an account: what it was proven by counts no more. */
export async function dropTicketsOf(db: StateDatabase, accountId: string): Promise<void> {
  await db.deleteFrom('factor_ticket').where('account_id', '=', accountId).execute();
}

/**
 * Notes that what could be used once was used, until it is over anyway.
 * @returns false when it was used before
 */
export async function spendOnce(db: StateDatabase, once: string, expiresAt: number): Promise<boolean> {
  const row = { ticket_hash: hashToken(once), purpose: 'spent', account_id: null, held: '{}', expires_at: expiresAt };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('factor_ticket')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Whether what could be used once was used, as far as that is still remembered. */
export async function wasSpent(db: StateDatabase, once: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('factor_ticket')
    .select('ticket_hash')
    .where('ticket_hash', '=', hashToken(once))
    .where('purpose', '=', 'spent')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

import { preferred } from '../accounts/index.ts';
import { writeTrace } from '../audit/index.ts';
import type { TracedCall } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { ticketSpent } from './refusals.ts';
import { moveTicket, type Ticket } from './tickets.ts';

/**
 * Tells a sign-in ticket who scanned it: the account that is bound to the key, or nobody.
 * @param key messaging_key of who scanned; null when the phone has never been bound.
 * @returns whether an account was found; the computer learns it by its next question.
 * @throws Refusal when the ticket was scanned before.
 */
export async function proveSignIn(
  db: StateDatabase,
  call: TracedCall,
  ticket: Ticket,
  key: string | null,
  now: number,
): Promise<'scanned' | 'unbound'> {
  const account = key === null ? undefined : await boundTo(db, key, now);
  const to = account
    ? ({ state: 'scanned', account_id: account.account_id } as const)
    : ({ state: 'unbound' } as const);
  call.trace.accountId = account?.account_id ?? null;
  await db.transaction().execute(async (trx) => {
    if (!(await moveTicket(trx, ticket, 'waiting', to, now))) throw ticketSpent();
    if (account) await writeTrace(trx, call, now);
  });
  return to.state;
}

/** Linked accounts may share a phone. */
async function boundTo(db: StateDatabase, key: string, now: number) {
  const accounts = await db
    .selectFrom('account')
    .selectAll()
    .where('messaging_key', '=', key)
    .orderBy('created_at')
    .orderBy('account_id')
    .execute();
  return preferred(accounts, now);
}

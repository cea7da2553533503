import type { TracedCall } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { type Outcome, writeAudit } from './audit.ts';

/** Who has not proven to be anybody. */
const nobody = 'nobody';

/**
 * Writes the line of a call, if it leaves one. A handler does it within the transaction of what it has done, so that
 * both stand or fall; of a call that is done without, the line is written when it has answered.
 * @param now milliseconds since 1970
 */
export async function writeTrace(
  db: StateDatabase,
  { accountId, keyId, address, trace }: TracedCall,
  now: number,
  outcome: Outcome = 'done',
  once?: string,
): Promise<void> {
  const { action, detail } = trace;
  if (action === null) return;
  // Who signs in is the account itself once it has proven to be; until then it is nobody who says so.
  const person = accountId ?? (outcome === 'done' ? trace.accountId : null) ?? nobody;
  await writeAudit(db, {
    at: now,
    action,
    outcome,
    address,
    detail,
    actor: keyId === null ? person : `key ${keyId}`,
    accountId: trace.accountId ?? accountId ?? '',
    ...(once === undefined ? {} : { once }),
  });
  trace.written = true;
}

/** A limit that a call has made close. */
export interface ClosedLimit {
  /** Which one, as a word: sign-in-account, code-address ... */
  limit: string;
  /** Whose it is, so that those of others have lines of their own; only its hash is kept. */
  of: string;
  /** When it opens again, in milliseconds since 1970. */
  until: number;
}

/**
 * Says that a limit has closed, once however many calls meet it in the same instant and whichever server they reach.
 * Calls that it refuses from now on leave no lines.
 */
export async function writeClosed(
  db: StateDatabase,
  { address, trace: { action, accountId } }: TracedCall,
  { limit, of, until }: ClosedLimit,
  now: number,
): Promise<void> {
  if (action === null) return;
  await writeAudit(db, {
    at: now,
    actor: nobody,
    action,
    outcome: 'closed',
    address,
    accountId: accountId ?? '',
    detail: { limit, until: new Date(until).toISOString() },
    once: JSON.stringify(['closed', limit, of, until]),
  });
}

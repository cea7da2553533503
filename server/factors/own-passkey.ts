import type { CallPayload } from '@portal/contract';
import { callerOf, findTicket, openTicket, type TicketPurpose, useTicket } from '../accounts/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { FactorParts } from './factor-parts.ts';
import { factorsOf, findFactor, noteUse } from './factor-store.ts';
import { readSigned, requestOptions } from './passkey.ts';
import { isPasskey } from './passkey-handlers.ts';
import { passkeyGone, passkeyRefused } from './refusals.ts';

export type SignedPurpose = CallPayload<'beginPasskeyProof'>['purpose'];

/** What is signed is a ticket of its own kind for each purpose, so that no signature serves another, or a sign-in. */
const tickets = { proof: 'prove', 'recovery-codes': 'renew-codes' } as const satisfies Record<
  SignedPurpose,
  TicketPurpose
>;

/** What a passkey has signed. */
export type Signed = Pick<CallPayload<'passkeyLogin'>, 'challenge' | 'credential'>;

/** Asks a passkey of the account that is signed in. */
export function ownPasskeyHandlers({ db, clock, origin }: FactorParts) {
  return {
    async beginPasskeyProof({ purpose }, call) {
      const { account_id } = await callerOf(db, call);
      const known = (await factorsOf(db, account_id)).filter(isPasskey);
      if (known.length === 0) throw passkeyGone();
      const { ticket } = await openTicket(db, tickets[purpose], account_id, {}, clock());
      return { challenge: ticket, options: await requestOptions(origin(), ticket, known) };
    },
  } satisfies Handlers;
}

/**
 * Judges what a passkey of an account has signed for a purpose, and does what it was signed for, both or neither.
 * @throws Refusal when it is over, was used, or was signed for something else or by another
 */
export async function spendSigned<Result>(
  { db, clock, origin }: FactorParts,
  { accountId, purpose, challenge, credential }: Signed & { accountId: string; purpose: SignedPurpose },
  work: (transaction: StateDatabase) => Promise<Result>,
): Promise<Result> {
  const now = clock();
  const begun = await findTicket(db, tickets[purpose], challenge, now);
  const passkey = await findFactor(db, credential.id);
  const isOwn = begun?.account_id === accountId && passkey?.account_id === accountId;
  if (!begun || !passkey || !isOwn || !isPasskey(passkey)) throw passkeyRefused();
  const counter = await readSigned(origin(), challenge, credential, passkey);
  return db.transaction().execute(async (transaction) => {
    const first = await useTicket(transaction, begun);
    if (!first || !(await noteUse(transaction, passkey, counter, now))) throw passkeyRefused();
    return work(transaction);
  });
}

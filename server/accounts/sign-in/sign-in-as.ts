import type { FactorWanted, LoginData } from '@portal/contract';
import { writeTrace } from '../../audit/index.ts';
import type { TracedCall } from '../../kernel/calls/call.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { openTicket } from '../factors/factor-tickets.ts';
import { wantedFactors } from '../factors/wanted-factors.ts';
import { accountFault } from '../people/account-state.ts';
import type { Account } from '../people/account-store.ts';
import { accountClosed, factorWanted } from '../people/refusals.ts';
import { idleLife } from '../sessions/session-life.ts';
import { beginProven, type ProvenSignIn } from './begin-proven.ts';

export interface SignInWish {
  /** Milliseconds since 1970. */
  now: number;
  /**
   * S4.017 A32: false ends the session some time after its last use; true, or nothing said, lets it live its 7 days.
   */
  passwordFree?: boolean | undefined;
  /**
   * The provider of a company that has proven who it is, the hash of what it calls its own session (empty where it does not
   * say), and whether a second factor of the account is still asked for.
   */
  signOn?: { key: string; sid: string; asksFactor: boolean };
  /** What stands or falls with the sign-in, within its transaction. */
  within?: (transaction: StateDatabase) => Promise<unknown>;
}

/**
 * The last step of every way to sign in: who it is has been proven. The session begins together with its line in the
 * audit trail. Of an account that has chosen a second factor no session begins yet.
 * @param db no transaction: that another factor is wanted is kept, and refused afterwards
 * @throws Refusal when the account is expired, suspended or not yet opened, or wants a second factor.
 */
export function signInAs(
  db: StateDatabase,
  call: TracedCall,
  account: Account,
  { now, passwordFree, signOn, within = async () => undefined }: SignInWish,
): Promise<LoginData> {
  const idle = passwordFree === false ? idleLife : null;
  const proven = {
    idle,
    detail: call.trace.detail,
    from: null,
    ...(signOn && { signOn: signOn.key, sid: signOn.sid }),
  };
  return enter(db, call, account, proven, { now, within, asksFactor: signOn?.asksFactor ?? true });
}

/**
 * Begins the session of an account, or asks for its second factor first.
 * @throws Refusal as signInAs
 */
export async function enter(
  db: StateDatabase,
  call: TracedCall,
  account: Account,
  proven: ProvenSignIn,
  { now, within, asksFactor = true }: Required<Pick<SignInWish, 'now' | 'within'>> & { asksFactor?: boolean },
): Promise<LoginData> {
  const fault = accountFault(account, now);
  if (fault) throw accountClosed(fault);
  const { account_id } = account;
  const outcome = await db.transaction().execute(async (transaction) => {
    await within(transaction);
    const factors = asksFactor ? await wantedFactors(transaction, account_id) : [];
    if (factors.length === 0) return beginProven(transaction, call, account, proven, now);
    const { trace } = call;
    const wanted = {
      ...trace,
      action: 'ask-second-factor' as const,
      accountId: account_id,
      detail: { ...(proven.from && { way: 'switch' }), ...proven.detail },
    };
    await writeTrace(transaction, { ...call, trace: wanted }, now);
    return { factors, ...(await openTicket(transaction, 'sign-in', account_id, proven, now)) };
  });
  if (isWanted(outcome)) throw factorWanted(outcome);
  return outcome;
}

const isWanted = (outcome: LoginData | FactorWanted): outcome is FactorWanted => 'ticket' in outcome;

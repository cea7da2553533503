import { writeClosed } from '../../audit/index.ts';
import { spendTicket } from '../../captcha/index.ts';
import type { CallContext, TracedCall } from '../../kernel/calls/call.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { tooManyTries } from '../people/refusals.ts';
import {
  countedUnder,
  type DecidingTries,
  forgetTry,
  readTries,
  signInLimits,
  type Trier,
  waitAfter,
  wantsCaptcha,
  writeTry,
} from './sign-in-limits.ts';

export interface CaptchaRule extends Pick<CallContext, 'captchaTicket'> {
  /** A24: after some failures, at every try, or not at all (who changes a password is signed in). */
  when: 'risk' | 'always' | 'never';
}

/**
 * Counts a try before its password is looked at, so that tries made at the same time count each other. A try that is
 * refused is looked up and no more: it writes nothing and does not lengthen the wait.
 * @throws Refusal when the account name (known or not), the address or the known device had too many wrong tries, or wants a puzzle.
 */
export async function countTry(db: StateDatabase, trier: Trier, captcha: CaptchaRule, now: number): Promise<void> {
  const asks = (tries: DecidingTries) =>
    captcha.when === 'always' || (captcha.when === 'risk' && wantsCaptcha(tries, now));
  const soFar = await readTries(db, trier, 'before');
  refuseWait(soFar, now);
  const solved = asks(soFar);
  if (solved) await spendTicket(db, captcha.captchaTicket, now);
  const own = await writeTry(db, trier, now);
  try {
    // Each sees all that were written before it read, so of several at once at most as many pass as are borne.
    const tries = await readTries(db, trier, 'counted');
    refuseWait(tries, now);
    if (!solved && asks(tries)) await spendTicket(db, captcha.captchaTicket, now);
  } catch (error) {
    await forgetTry(db, own);
    throw error;
  }
}

function refuseWait(tries: DecidingTries, now: number): void {
  const wait = waitAfter(tries, now);
  if (wait > 0) throw tooManyTries(Math.ceil(wait / 60_000));
}

/**
 * Tells the audit trail, after a wrong try, of each limit that it was the last one for: the account's under the id of the
 * account, if there is one, and that of the address; or that of a known device of the account alone.
 */
export async function tellClosed(db: StateDatabase, call: TracedCall, trier: Trier, now: number): Promise<void> {
  const { accountLimit, addressLimit } = await readTries(db, trier, 'before');
  const tell = (limit: string, of: string, at: number | null, about: TracedCall) => {
    const until = (at ?? 0) + signInLimits.window;
    return until > now ? writeClosed(db, about, { limit, of, until }, now) : undefined;
  };
  const { key } = countedUnder(trier);
  if (trier.device !== null) return tell('tries-of-device', key, accountLimit, call);
  await tell('tries-of-account', key, accountLimit, call);
  await tell('tries-of-address', trier.address, addressLimit, { ...call, trace: { ...call.trace, accountId: null } });
}

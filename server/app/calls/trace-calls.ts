import { type CallName, type CallRule, calls, status } from '@portal/contract';
import { findSession } from '../../accounts/index.ts';
import { writeClosed, writeTrace } from '../../audit/index.ts';
import type { CallTraces } from '../../http/index.ts';
import { createBudget } from '../../kernel/calls/budget.ts';
import type { TracedCall } from '../../kernel/calls/call.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { Log } from '../../kernel/log.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { StateParts } from '../../state/state-parts.ts';

/** What only asks for another step, for a session, or to come again later, is no refusal of what was asked. */
const untraced: readonly (number | string)[] = [
  ...[status.tooMany, status.unavailable, status.captchaNeeded, status.factorWanted, status.malformed],
  ...[status.sessionMissing, status.sessionStale, status.sessionReplaced, status.accountClosed],
];

/** Who may not do it, whatever it is. */
const turnedAway: readonly (number | string)[] = [status.forbidden, status.keyRefused];

/** Lines about refused calls that one network may cause: it bounds what they write, where no limit of their own does. */
export const lineBudget = { most: 100, window: 15 * 60 * 1000, keys: 10_000 };

const hour = 60 * 60 * 1000;

/** A call that is made, so that its line tells which one where it is not told by its action. */
interface Made extends TracedCall {
  name: CallName;
  token: string | null;
}

/**
 * Lets every call leave its line in the audit trail, as its declaration names it: what was done, where its handler has not
 * written it already within its transaction, and what was refused. A call that somebody makes without the product or the
 * right for it leaves one too, whichever it is.
 */
export function traceCalls({ db, clock, log }: StateParts & { log: () => Log | null }): CallTraces {
  const budget = createBudget(lineBudget);
  /** The hour in which it was last told that a key makes more calls than it may. */
  const usedUp = new Map<string, number>();

  /** Whose session a call brought that was refused before it was known who makes it. */
  const ownerOf = async (token: string | null): Promise<string | null> =>
    (token && (await findSession(db, token))?.account.account_id) ?? null;

  async function tellRefused(call: Made, refusal: Refusal): Promise<void> {
    const { name, trace } = call;
    const now = clock();
    if (refusal.id === 'http.key-too-often') return tellUsedUp(call, now);
    const isAccess = turnedAway.includes(refusal.code);
    if ((trace.action === null && !isAccess) || untraced.includes(refusal.code)) return;
    const { worth, until } = budget(call.address, now);
    if (worth === 'beyond') return;
    if (worth === 'first-beyond') {
      const limit = { limit: 'refused-calls', of: call.address, until };
      return writeClosed(db, { ...call, trace: { ...trace, action: 'refused-calls' } }, limit, now);
    }
    const accountId = call.accountId ?? (isAccess ? await ownerOf(call.token) : null);
    // A closed account and a wrong password are told apart here, which the answer need not do.
    const detail = { ...trace.detail, refusal: refusal.id, ...(trace.action === null ? { call: name } : {}) };
    const full = { ...trace, action: trace.action ?? 'access', detail };
    await writeTrace(db, { ...call, accountId, trace: full }, now, 'refused');
  }

  /** Once an hour, since its calls are counted anew each minute. */
  async function tellUsedUp(call: Made, now: number): Promise<void> {
    const [keyId, since] = [call.keyId ?? '', Math.floor(now / hour)];
    if (usedUp.get(keyId) === since) return;
    usedUp.set(keyId, since);
    const trace = { ...call.trace, action: 'use-key' as const, detail: { limit: 'calls-of-key' } };
    await writeTrace(db, { ...call, trace }, now, 'closed', JSON.stringify(['used up', keyId, since]));
  }

  return {
    actionOf: (name) => calls[name].trail,
    async done(name, call) {
      if (call.trace.action === null || call.trace.written || call.trace.nothing) return;
      const now = clock();
      const who = call.keyId ?? call.accountId;
      const { trailDaily }: CallRule = calls[name];
      const once = trailDaily ? JSON.stringify([name, who, chinaDay(now), call.trace.detail]) : undefined;
      await writeTrace(db, call, now, 'done', once);
    },
    async failed(name, call, token, error) {
      if (!(error instanceof Refusal)) return;
      await tellRefused({ ...call, name, token }, error).catch((failure: unknown) => {
        // The refusal stands and is answered; that it left no line is told to the operator.
        log()?.error({ err: failure, call: name }, 'the audit trail was not written');
      });
    },
  };
}

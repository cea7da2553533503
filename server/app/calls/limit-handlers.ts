import { type CallName, type CallRule, calls } from '@portal/contract';
import { findSession, tooManyChanges } from '../../accounts/index.ts';
import { writeClosed } from '../../audit/index.ts';
import { createBudget } from '../../kernel/calls/budget.ts';
import type { CallContext, Handler, Handlers } from '../../kernel/calls/call.ts';
import type { Refusal } from '../../kernel/refusals/refusal.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { watchAccountLimit } from '../../watches/index.ts';

/** What leaves a line in the trail, by one session: nobody does by hand so much of it. */
export const sessionBudget = { most: 120, window: 15 * 60 * 1000, keys: 10_000 };

/** They end the session that makes them, so nothing follows. */
const leaving: ReadonlySet<CallName> = new Set<CallName>(['logout', 'userLogout']);

interface HandlerLimit {
  count: ReturnType<typeof createBudget>;
  /** Who is counted; null for who is not. */
  whose(call: CallContext): Promise<string | null> | string | null;
  /** How the trail names it; null where it tells nothing of it. */
  name: string | null;
  refusal: () => Refusal;
}

/** Bounds how often somebody who was admitted may make some calls, whichever network they come from. */
export function limitHandlers(handlers: Handlers, { db, clock }: StateParts): Handlers {
  const ofSession: HandlerLimit = {
    count: createBudget(sessionBudget),
    // Programs are counted by their keys; a renewed token is the same session.
    whose: async ({ token, keyId }) =>
      token === null || keyId !== null ? null : ((await findSession(db, token))?.session.family ?? null),
    name: 'calls-of-session',
    refusal: tooManyChanges,
  };
  const { refusal, ...ofAccount } = watchAccountLimit;
  const trial = (): HandlerLimit => ({
    count: createBudget(ofAccount),
    whose: ({ accountId }) => accountId,
    name: null,
    refusal,
  });

  const limited = { ...handlers } as Record<CallName, Handler<CallName>>;
  const limit = (name: CallName, { count, whose, name: report, refusal: refused }: HandlerLimit) => {
    const handler = limited[name];
    limited[name] = async (payload, call) => {
      const [who, now] = [await whose(call), clock()];
      const { worth, until } = who === null ? { worth: 'within', until: 0 } : count(who, now);
      if (worth === 'within') return handler(payload, call);
      if (report !== null && who !== null && worth === 'first-beyond') {
        const about = { ...call, trace: { ...call.trace, accountId: call.accountId } };
        await writeClosed(db, about, { limit: report, of: who, until }, now);
      }
      throw refused();
    };
  };
  limit('tryWatch', trial());
  limit('tryReceiver', trial());
  for (const [name, { trail, trailDaily }] of Object.entries(calls) as [CallName, CallRule][]) {
    if (trail !== null && !trailDaily && !leaving.has(name)) limit(name, ofSession);
  }
  return limited as Handlers;
}

import type { Handler } from '../../kernel/calls/call.ts';
import { hashToken } from '../../kernel/secrets/tokens.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { findLinked } from '../people/account-store.ts';
import { notLinked, sessionMissing } from '../people/refusals.ts';
import { findSession } from '../sessions/session-store.ts';
import { enter } from './sign-in-as.ts';

/**
 * S6.018 S7.024: ends this session and begins one of a linked account that may be used, both or neither. Where the other
 * account wants a second factor, this session goes on until that has been brought.
 */
export function switchAccount({ db, clock }: StateParts): Handler<'switchAccount'> {
  return async ({ userId }, call) => {
    const { accountId, token } = call;
    if (!accountId || !token) throw sessionMissing();
    const linked = (await findLinked(db, accountId)).find((account) => account.account_id === userId);
    if (!linked) throw notLinked();
    const former = await findSession(db, token);
    const from = { tokenHash: hashToken(token), accountId };
    const proven = { idle: former?.session.idle_life ?? null, detail: {}, from };
    return enter(db, call, linked, proven, { now: clock(), within: async () => undefined });
  };
}

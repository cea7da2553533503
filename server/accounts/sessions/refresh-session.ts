import { setTimeout as pause } from 'node:timers/promises';
import type { CallData, CallPayload } from '@portal/contract';
import type { CallContext } from '../../kernel/calls/call.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { sessionMissing, sessionReplaced } from '../people/refusals.ts';
import { authenticate } from './authenticate.ts';
import { rotateSession } from './session-store.ts';

/**
 * How long a renewal waits before it takes effect, in milliseconds. Calls sent at the same instant with the same token
 * arrive within it and so are no reuse (session-rule.ts); whoever brings the old token later is.
 */
const settling = 100;

/** A45: the three paths of a refresh have this one effect; deviceId is taken and means nothing (S9.003). */
export function refreshSession({ db, clock }: StateParts) {
  return async (
    { refreshToken }: CallPayload<'refreshToken'>,
    { accountId, address }: CallContext,
  ): Promise<CallData<'refreshToken'>> => {
    const { account, session } = await authenticate(db, refreshToken, clock(), address);
    // The token in the payload must be one of the caller's own (A45: it is the current token).
    if (account.account_id !== accountId) throw sessionMissing();
    await pause(settling);
    const token = await rotateSession(db, session, refreshToken, account.rights_changed_at, clock());
    if (!token) throw sessionReplaced();
    return { token };
  };
}

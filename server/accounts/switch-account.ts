import { writeAudit, writeTrace } from '../audit/index.ts';
import type { Handler } from '../kernel/call.ts';
import type { StateParts } from '../state/state-parts.ts';
import { accountFault } from './account-state.ts';
import { findLinked } from './account-store.ts';
import { accountClosed, notLinked, sessionMissing, sessionReplaced } from './refusals.ts';
import { beginSession, endSession, findSession } from './session-store.ts';
import { loginView } from './views.ts';

/** S6.018 S7.024: ends this session and begins one of a linked account that may be used, both or neither. */
export function switchAccount({ db, clock }: StateParts): Handler<'switchAccount'> {
  return async ({ userId }, call) => {
    const { accountId, token, address, trace } = call;
    if (!accountId || !token) throw sessionMissing();
    const now = clock();
    const linked = (await findLinked(db, accountId)).find((account) => account.account_id === userId);
    if (!linked) throw notLinked();
    const fault = accountFault(linked, now);
    if (fault) throw accountClosed(fault);
    return db.transaction().execute(async (transaction) => {
      if (!(await endSession(transaction, token, 'switched', now))) throw sessionReplaced();
      const former = await findSession(transaction, token);
      const next = await beginSession(transaction, userId, now, former?.session.idle_life);
      trace.detail = { to: userId };
      await writeTrace(transaction, call, now);
      // The owner of the other account finds it among the sign-ins.
      const detail = { way: 'switch', from: accountId };
      await writeAudit(transaction, {
        ...{ at: now, actor: accountId, action: 'sign-in', accountId: userId, address, detail },
      });
      return loginView(linked, next);
    });
  };
}

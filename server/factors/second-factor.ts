import {
  accountClosed,
  accountFault,
  beginProven,
  findById,
  findTicket,
  type ProvenSignIn,
  useTicket,
} from '../accounts/index.ts';
import type { Handler } from '../kernel/call.ts';
import type { StateParts } from '../state/state-parts.ts';
import { judgeCode } from './judge-code.ts';
import { stepOver } from './refusals.ts';

/** Goes on with a sign-in that was asked for a second factor. A wrong code leaves the ticket as it was. */
export function secondFactor({ db, clock }: StateParts): Handler<'secondFactor'> {
  return async ({ ticket, code }, call) => {
    const now = clock();
    const waiting = await findTicket(db, 'sign-in', ticket, now);
    const account = waiting?.account_id ? await findById(db, waiting.account_id) : undefined;
    if (!waiting || !account) throw stepOver();
    const accountId = account.account_id;
    const proven: ProvenSignIn = JSON.parse(waiting.held);
    call.trace.accountId = accountId;
    call.trace.detail = { ...proven.detail, factor: 'code' };
    const fault = accountFault(account, now);
    if (fault) throw accountClosed(fault);
    return judgeCode(db, call, { accountId, code, now }, async (transaction, factor) => {
      if (!(await useTicket(transaction, waiting))) throw stepOver();
      return beginProven(transaction, call, account, { ...proven, detail: { ...proven.detail, factor } }, now);
    });
  };
}

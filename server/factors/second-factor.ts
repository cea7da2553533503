import {
  accountClosed,
  accountFault,
  beginProven,
  findById,
  findTicket,
  type ProvenSignIn,
  useTicket,
} from '../accounts/index.ts';
import type { Handler } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { FactorParts } from './factor-parts.ts';
import { findFactor, noteUse } from './factor-store.ts';
import { judgeCode } from './judge-code.ts';
import { readSigned } from './passkey.ts';
import { isPasskey } from './passkey-handlers.ts';
import { passkeyRefused, stepOver } from './refusals.ts';

/** Goes on with a sign-in that was asked for a second factor. A wrong one leaves the ticket as it was. */
export function secondFactor({ db, clock, origin }: FactorParts): Handler<'secondFactor'> {
  return async ({ ticket, code = '', credential }, call) => {
    const now = clock();
    const waiting = await findTicket(db, 'sign-in', ticket, now);
    const account = waiting?.account_id ? await findById(db, waiting.account_id) : undefined;
    if (!waiting || !account) throw stepOver();
    const proven: ProvenSignIn = JSON.parse(waiting.held);
    call.trace.accountId = account.account_id;
    call.trace.detail = { ...proven.detail, factor: credential ? 'passkey' : 'code' };
    const fault = accountFault(account, now);
    if (fault) throw accountClosed(fault);
    const goOn = async (transaction: StateDatabase, factor: string) => {
      if (!(await useTicket(transaction, waiting))) throw stepOver();
      return beginProven(transaction, call, account, { ...proven, detail: { ...proven.detail, factor } }, now);
    };
    const accountId = account.account_id;
    if (credential === undefined) return judgeCode(db, call, { accountId, code, now }, goOn);
    const passkey = await findFactor(db, credential.id);
    if (passkey?.account_id !== accountId || !isPasskey(passkey)) throw passkeyRefused();
    const counter = await readSigned(origin(), ticket, credential, passkey);
    return db.transaction().execute(async (transaction) => {
      if (!(await noteUse(transaction, passkey, counter, now))) throw passkeyRefused();
      return goOn(transaction, 'passkey');
    });
  };
}

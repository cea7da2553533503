import {
  accountClosed,
  accountFault,
  beginProven,
  findById,
  findTicket,
  idleLife,
  refuseOwnWay,
  spendOnce,
} from '../accounts/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import { endOfChallenge, makeChallenge } from './challenge.ts';
import type { FactorParts } from './factor-parts.ts';
import { factorsOf, findFactor, noteUse } from './factor-store.ts';
import { readSigned, requestOptions } from './passkey.ts';
import { isPasskey } from './passkey-handlers.ts';
import { passkeyRefused, stepOver } from './refusals.ts';

/**
 * Signing in by a passkey alone: it is something that a person has, and it asks who they are, so it is two factors by
 * itself. Its account is told by the passkey.
 */
export function passkeyLogin({ db, clock, origin, settings }: FactorParts) {
  return {
    async beginPasskeyLogin({ ticket }) {
      const now = clock();
      if (ticket === undefined) {
        const challenge = await makeChallenge(db, now);
        return { challenge, options: await requestOptions(origin(), challenge) };
      }
      const waiting = await findTicket(db, 'sign-in', ticket, now);
      if (!waiting?.account_id) throw stepOver();
      const known = (await factorsOf(db, waiting.account_id)).filter(isPasskey);
      return { challenge: ticket, options: await requestOptions(origin(), ticket, known) };
    },

    async passkeyLogin({ challenge, credential, passwordFree }, call) {
      call.trace.detail = { way: 'passkey' };
      const now = clock();
      const end = await endOfChallenge(db, challenge, now);
      if (end === null) throw stepOver();
      const passkey = await findFactor(db, credential.id);
      if (!passkey || !isPasskey(passkey)) throw passkeyRefused();
      const counter = await readSigned(origin(), challenge, credential, passkey);
      const account = await findById(db, passkey.account_id);
      if (!account) throw passkeyRefused();
      call.trace.accountId = account.account_id;
      const fault = accountFault(account, now);
      if (fault) throw accountClosed(fault);
      await refuseOwnWay({ db, settings }, account);
      const idle = passwordFree === false ? idleLife : null;
      return db.transaction().execute(async (transaction) => {
        const first = await spendOnce(transaction, challenge, end);
        if (!first || !(await noteUse(transaction, passkey, counter, now))) throw passkeyRefused();
        return beginProven(transaction, call, account, { idle, detail: { way: 'passkey' }, from: null }, now);
      });
    },
  } satisfies Handlers;
}

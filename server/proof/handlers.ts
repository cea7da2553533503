import type { CallData, CallPayload } from '@portal/contract';
import { callerOf, findSession, sessionMissing, tryPassword } from '../accounts/index.ts';
import { writeTrace } from '../audit/index.ts';
import { type CodeParts, sendProofCode, spendProofCode } from '../codes/index.ts';
import { type FactorParts, factorsOf, judgeCode, spendSigned } from '../factors/index.ts';
import type { CallContext, Handlers } from '../kernel/call.ts';
import { beginProof } from './proof-store.ts';
import { noSuchWay, wrongPassword } from './refusals.ts';
import { contactOf, waysOf } from './ways.ts';

/** The calls by which who is signed in shows again that the account is theirs. */
export function proofHandlers(parts: CodeParts & FactorParts): Handlers {
  const { db, clock } = parts;

  /** @throws Refusal when what was brought is wrong, after it has been counted */
  async function prove(payload: CallPayload<'proveAgain'>, call: CallContext): Promise<void> {
    const account = await callerOf(db, call);
    const accountId = account.account_id;
    const ways = waysOf(account, await factorsOf(db, accountId));
    if (!ways.some(({ way }) => way === payload.way)) throw noSuchWay();
    switch (payload.way) {
      case 'password':
        if (!(await tryPassword(parts, account, payload.pwd, call))) throw wrongPassword();
        return;
      case 'totp':
        return judgeCode(db, call, { accountId, code: payload.code, now: clock() }, async () => undefined);
      case 'passkey':
        return spendSigned(parts, { ...payload, accountId, purpose: 'proof' }, async () => undefined);
      default: {
        const { contact } = contactOf(account, payload.way);
        return spendProofCode(db, { contact, accountId }, payload.randomCode, call, clock());
      }
    }
  }

  return {
    async proofWays(_payload, call): Promise<CallData<'proofWays'>> {
      const account = await callerOf(db, call);
      return { ways: waysOf(account, await factorsOf(db, account.account_id)) };
    },

    async sendProofCode({ way }, call) {
      return sendProofCode(parts, contactOf(await callerOf(db, call), way), call);
    },

    async proveAgain(payload, call) {
      call.trace.detail = { way: payload.way };
      await prove(payload, call);
      const caller = call.token ? await findSession(db, call.token) : undefined;
      if (!caller) throw sessionMissing();
      return db.transaction().execute(async (transaction) => {
        const proof = await beginProof(transaction, caller.session.family, clock());
        await writeTrace(transaction, call, clock());
        return proof;
      });
    },
  };
}

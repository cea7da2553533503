import type { CallData, CallPayload, ProofWay } from '@portal/contract';
import { type Account, callerOf, findSession, sessionMissing, tryPassword, wantedFactors } from '../accounts/index.ts';
import { writeTrace } from '../audit/index.ts';
import { type CodeParts, sendProofCode, spendProofCode } from '../codes/index.ts';
import { type FactorParts, judgeCode, spendSigned } from '../factors/index.ts';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import { beginProof } from './proof-store.ts';
import { noSuchWay, wrongPassword } from './refusals.ts';
import { contactOf, waysOf } from './ways.ts';

/** The calls by which who is signed in shows again that the account is theirs. */
export function proofHandlers(parts: CodeParts & FactorParts): Handlers {
  const { db, clock } = parts;

  const waysOfAccount = async (account: Account) => waysOf(account, await wantedFactors(db, account.account_id));

  /** @throws Refusal when the account is not proven in this way */
  async function checkWay(account: Account, wanted: ProofWay['way']): Promise<void> {
    if (!(await waysOfAccount(account)).some(({ way }) => way === wanted)) throw noSuchWay();
  }

  /** @throws Refusal when what was brought is wrong, after it has been counted */
  async function prove(payload: CallPayload<'proveAgain'>, call: CallContext): Promise<void> {
    const account = await callerOf(db, call);
    const accountId = account.account_id;
    await checkWay(account, payload.way);
    switch (payload.way) {
      case 'password':
        if (!(await tryPassword(parts, account, payload.pwd, call))) throw wrongPassword();
        return;
      case 'totp':
      case 'recovery':
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
      return { ways: await waysOfAccount(await callerOf(db, call)) };
    },

    async sendProofCode({ way }, call) {
      const account = await callerOf(db, call);
      await checkWay(account, way);
      return sendProofCode(parts, contactOf(account, way), call);
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

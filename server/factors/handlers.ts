import { callerOf } from '../accounts/index.ts';
import { writeTrace } from '../audit/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { FactorParts } from './factor-parts.ts';
import { factorsOf } from './factor-store.ts';
import { judgeCode } from './judge-code.ts';
import { ownPasskeyHandlers, spendSigned } from './own-passkey.ts';
import { passkeyHandlers } from './passkey-handlers.ts';
import { passkeyLogin } from './passkey-login.ts';
import { countRecoveryCodes, giveRecoveryCodes } from './recovery-codes.ts';
import { noFactor } from './refusals.ts';
import { secondFactor } from './second-factor.ts';
import { totpHandlers } from './totp-handlers.ts';

/** The calls about second factors. */
export function factorHandlers(parts: FactorParts): Handlers {
  const { db, clock } = parts;
  return {
    secondFactor: secondFactor(parts),
    ...totpHandlers(parts),
    ...passkeyHandlers(parts),
    ...passkeyLogin(parts),
    ...ownPasskeyHandlers(parts),

    async getFactors(_payload, call) {
      const { account_id } = await callerOf(db, call);
      const all = await factorsOf(db, account_id);
      const app = all.find(({ kind }) => kind === 'totp');
      const passkeys = all.filter(({ kind }) => kind === 'passkey');
      return {
        passkeys: passkeys.map(({ factor_id, name, made_at, used_at }) => ({
          factorId: factor_id,
          name,
          madeAt: made_at,
          usedAt: used_at,
        })),
        totp: app ? { madeAt: app.made_at, usedAt: app.used_at } : null,
        recoveryCodes: await countRecoveryCodes(db, account_id),
      };
    },

    async renewRecoveryCodes(payload, call) {
      const { account_id: accountId } = await callerOf(db, call);
      const now = clock();
      if ((await factorsOf(db, accountId)).length === 0) throw noFactor();
      const renew = async (transaction: StateDatabase, factor: string) => {
        const recoveryCodes = await giveRecoveryCodes(transaction, accountId);
        call.trace.detail = { factor };
        await writeTrace(transaction, call, now);
        return { recoveryCodes };
      };
      if ('code' in payload) return judgeCode(db, call, { accountId, code: payload.code, now }, renew);
      const signed = { ...payload, accountId, purpose: 'recovery-codes' } as const;
      return spendSigned(parts, signed, (transaction) => renew(transaction, 'passkey'));
    },
  };
}

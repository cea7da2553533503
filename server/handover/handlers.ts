import { signInAs } from '../accounts/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import type { StateParts } from '../state/state-parts.ts';
import { findCode, issueCode, spendCode } from './codes.ts';

/** The calls of the program that hands somebody over, and of the browser that is sent. */
export const handOverHandlers = ({ db, clock }: StateParts) =>
  ({
    async issueHandOver({ userNm }, { accountId, keyId, trace }) {
      if (accountId === null || keyId === null) throw new Error('a hand-over without a key');
      const { code, account, expiresAt } = await issueCode(db, { accountId, keyId, userNm }, clock());
      trace.accountId = account.account_id;
      return { code, path: `/autoLogin?code=${code}`, expireTime: expiresAt };
    },

    async readHandOver({ code }) {
      const { account } = await findCode(db, code, clock());
      const { account_id, user_name, real_name, company } = account;
      return { userId: account_id, userNm: user_name, realNm: real_name, compNm: company };
    },

    async handOverLogin({ code }, call) {
      call.trace.detail = { way: 'hand-over' };
      const { account, keyId } = await findCode(db, code, clock());
      call.trace.accountId = account.account_id;
      call.trace.detail = { way: 'hand-over', key: keyId };
      const now = clock();
      // Nobody has ticked "7 days" on the way: the session ends some hours after its last use.
      const wish = { now, passwordFree: false };
      return signInAs(db, call, account, { ...wish, within: (transaction) => spendCode(transaction, code, now) });
    },
  }) satisfies Handlers;

import type { Language, UserInfo } from '@portal/contract';
import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { accountFault } from './account-state.ts';
import { type Account, findById, findByName, findLinked, rolesOf } from './account-store.ts';
import { authenticate } from './authenticate.ts';
import { passwordFits } from './passwords.ts';
import { accountClosed, notLinked, sessionMissing, sessionReplaced, wrongSignIn } from './refusals.ts';
import { endSession, replaceSession, rotateSession } from './session-store.ts';
import { signInAs } from './sign-in-as.ts';
import { countTry } from './sign-in-limits.ts';
import { loginView, userView } from './views.ts';

const building = () => Promise.reject(new Error('being built'));

/** The calls about accounts and sessions. */
export function accountHandlers({ db, clock }: ServerParts): Handlers {
  return {
    updatePwd: building,
    refreshToken2: building,
    userRefreshToken: building,
    userLogout: building,
    getGaeiPrivil: building,
    getLanYingEnterpriseKey: building,

    async simpleLogin({ userNm, pwd }, { address }) {
      const right = await countTry(db, userNm, address, clock());
      const account = await findByName(db, userNm);
      const fits = await passwordFits(account?.password_hash ?? null, pwd);
      if (!account || !fits) throw wrongSignIn();
      await right();
      return signInAs(db, account, clock());
    },

    async logout(_payload, { token }) {
      if (token) await endSession(db, token, 'logout', clock());
      return null;
    },

    async refreshToken({ refreshToken }, { accountId }) {
      const { account, session } = await authenticate(db, refreshToken, clock());
      // The token in the payload must be one of the caller's own (A45: it is the current token).
      if (account.account_id !== accountId) throw sessionMissing();
      const token = await rotateSession(db, session, refreshToken, clock());
      if (!token) throw sessionReplaced();
      return { token };
    },

    async switchAccount({ userId }, { accountId, token }) {
      if (!accountId || !token) throw sessionMissing();
      const linked = (await findLinked(db, accountId)).find((account) => account.account_id === userId);
      if (!linked) throw notLinked();
      const fault = accountFault(linked, clock());
      if (fault) throw accountClosed(fault);
      const next = await replaceSession(db, token, userId, clock());
      if (!next) throw sessionReplaced();
      return loginView(linked, next);
    },

    async getUserInfo(_payload, { accountId, language }) {
      if (!accountId) throw sessionMissing();
      const account = await findById(db, accountId);
      if (!account) throw sessionMissing();
      return readUserInfo(db, account, language);
    },
  };
}

/** The answer to getUserInfo, also embedded in the page. */
export async function readUserInfo(db: StateDatabase, account: Account, language: Language): Promise<UserInfo> {
  const { account_id } = account;
  const [linked, roles] = await Promise.all([findLinked(db, account_id), rolesOf(db, account_id)]);
  return userView(account, linked, roles, language);
}

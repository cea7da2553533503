import { readAuthProducts } from '../catalogue/products.ts';
import type { CallContext, Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { type Account, findById, keepPanels } from './account-store.ts';
import { changePassword } from './change-password.ts';
import { enterpriseKey } from './enterprise-key.ts';
import { passwordSignIn } from './password-sign-in.ts';
import { readUserInfo } from './read-user-info.ts';
import { refreshSession } from './refresh-session.ts';
import { sessionMissing } from './refusals.ts';
import { endSession, findSession } from './session-store.ts';
import { switchAccount } from './switch-account.ts';

/** The calls about accounts and sessions. */
export function accountHandlers(parts: ServerParts): Handlers {
  const { db, clock } = parts;
  const refresh = refreshSession(parts);
  const logout = async (_payload: object, { token }: CallContext) => {
    if (token) await endSession(db, token, 'logout', clock());
    return null;
  };
  return {
    simpleLogin: passwordSignIn(parts),
    updatePwd: changePassword(parts),
    switchAccount: switchAccount(parts),

    // A45: the older names have equal effect.
    refreshToken: refresh,
    refreshToken2: refresh,
    userRefreshToken: refresh,
    logout,
    userLogout: logout,

    async getUserInfo(_payload, { token, language }) {
      const caller = token ? await findSession(db, token) : undefined;
      if (!caller) throw sessionMissing();
      return readUserInfo(db, caller, language, parts.settings.sites.admin);
    },

    async keepPanels({ panels }, context) {
      const { account_id } = await callerOf(db, context);
      await keepPanels(db, account_id, panels);
      return null;
    },

    async getGaeiPrivil(_payload, context) {
      const { account_id, user_name } = await callerOf(db, context);
      const products = await readAuthProducts(db, account_id, context.language, clock());
      return { userId: account_id, userNm: user_name, products: products.map(({ key }) => key) };
    },

    async getLanYingEnterpriseKey(_payload, context) {
      const { company } = await callerOf(db, context);
      return { key: await enterpriseKey(db, company) };
    },
  };
}

async function callerOf(db: StateDatabase, { accountId }: CallContext): Promise<Account> {
  const account = accountId ? await findById(db, accountId) : undefined;
  if (!account) throw sessionMissing();
  return account;
}

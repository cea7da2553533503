import { writeTrace } from '../audit/index.ts';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import { enterpriseKey } from './enterprise-key.ts';
import { changePassword } from './passwords/change-password.ts';
import type { AccountParts } from './people/account-parts.ts';
import { keepCsvStyle, keepPanels, keepProductOrder } from './people/account-store.ts';
import { sessionMissing } from './people/refusals.ts';
import { readUserInfo } from './read-user-info.ts';
import { callerOf } from './sessions/caller-of.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { sessionHandlers } from './sessions/session-handlers.ts';
import { endSession, findSession } from './sessions/session-store.ts';
import { tellOverrides } from './sessions/tell-overrides.ts';
import { passwordSignIn } from './sign-in/password-sign-in.ts';
import { switchAccount } from './sign-in/switch-account.ts';

/** The calls about accounts and sessions. */
export function accountHandlers(parts: AccountParts): Handlers {
  const { db, clock } = parts;
  const refresh = refreshSession(parts);
  const logout = (_payload: object, call: CallContext) =>
    db.transaction().execute(async (transaction) => {
      if (call.token) await endSession(transaction, call.token, 'logout', clock());
      await writeTrace(transaction, call, clock());
      return null;
    });
  return {
    simpleLogin: passwordSignIn(parts),
    updatePwd: changePassword(parts),
    switchAccount: switchAccount(parts),
    tellOverrides: tellOverrides(parts),
    ...sessionHandlers(parts),

    // A45: the older names have equal effect.
    refreshToken: refresh,
    refreshToken2: refresh,
    userRefreshToken: refresh,
    logout,
    userLogout: logout,

    async getUserInfo(_payload, { token, language }) {
      const caller = token ? await findSession(db, token) : undefined;
      if (!caller) throw sessionMissing();
      return readUserInfo(db, caller, language, parts.settings);
    },

    async keepPanels({ panels }, context) {
      const { account_id } = await callerOf(db, context);
      await keepPanels(db, account_id, panels);
      return null;
    },

    async keepCsvStyle({ style }, context) {
      const { account_id } = await callerOf(db, context);
      await keepCsvStyle(db, account_id, style);
      return null;
    },

    async keepProductOrder({ order }, context) {
      const { account_id } = await callerOf(db, context);
      await keepProductOrder(db, account_id, order);
      return null;
    },

    async getLanYingEnterpriseKey(_payload, context) {
      const { company_id } = await callerOf(db, context);
      return { key: await enterpriseKey(db, company_id) };
    },
  };
}

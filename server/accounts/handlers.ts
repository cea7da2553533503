import { writeTrace } from '../audit/index.ts';
import type { CallContext, Handlers } from '../kernel/call.ts';
import type { AccountParts } from './account-parts.ts';
import { keepPanels } from './account-store.ts';
import { callerOf } from './caller-of.ts';
import { changePassword } from './change-password.ts';
import { enterpriseKey } from './enterprise-key.ts';
import { passwordSignIn } from './password-sign-in.ts';
import { readUserInfo } from './read-user-info.ts';
import { refreshSession } from './refresh-session.ts';
import { sessionMissing } from './refusals.ts';
import { sessionHandlers } from './session-handlers.ts';
import { endSession, findSession } from './session-store.ts';
import { switchAccount } from './switch-account.ts';
import { tellOverrides } from './tell-overrides.ts';

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
      return readUserInfo(db, caller, language, parts.settings.sites.admin);
    },

    async keepPanels({ panels }, context) {
      const { account_id } = await callerOf(db, context);
      await keepPanels(db, account_id, panels);
      return null;
    },

    async getLanYingEnterpriseKey(_payload, context) {
      const { company_id } = await callerOf(db, context);
      return { key: await enterpriseKey(db, company_id) };
    },
  };
}

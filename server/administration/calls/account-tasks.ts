import type { CallName } from '@portal/contract';
import { findByName } from '../../accounts/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { changedAccount, openedAccount, opening, reachOf } from '../reach/reach.ts';
import type { Values } from '../values/options.ts';
import { ownAccount } from './refusals.ts';
import { type AdministrationParts, type Done, runTask } from './run-task.ts';

/** Which company an account is put into, as the command line says it. */
const companyValues = ({ compId, newCompany }: { compId?: string; newCompany?: string }): Values =>
  newCompany === undefined
    ? compId === undefined
      ? {}
      : { company: compId }
    : { company: newCompany, 'new-company': true };

const list = (values: readonly string[]): string => values.join(',');

/** Drops what was not given: the command line has no empty options. */
const given = (values: Record<string, string | undefined>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')) as Values;

/** The tasks about one account. */
export function accountTasks(parts: AdministrationParts) {
  const { db } = parts;
  const onAccount = async (
    call: CallName,
    task: string,
    userId: string,
    context: CallContext,
    { more = [], values = {} }: { more?: readonly string[]; values?: Values } = {},
  ): Promise<Done> => {
    const reach = await reachOf(db, context.accountId, call);
    const within = opening.has(call) ? openedAccount : changedAccount;
    const { user_name } = await within(db, reach, userId);
    context.trace.accountId = userId;
    return runTask(parts, call, task, { names: [user_name, ...more], values }, context);
  };
  return {
    async createAccount(payload, context) {
      const { userNm, realNm, division, phonNo, emalAd, from, to, products, roles, send } = payload;
      const contacts = { phone: phonNo, email: emalAd, send };
      const optional = given({ from, to, product: list(products), role: list(roles), ...contacts });
      const own: Values = { name: userNm, 'real-name': realNm, division };
      const values = Object.assign(own, companyValues(payload), optional);
      const done = await runTask(parts, 'createAccount', 'create', { names: [], values }, context);
      const account = await findByName(db, userNm);
      return { ...done, userId: account?.account_id ?? '' };
    },
    renameAccount: ({ userId, realNm }, context) =>
      onAccount('renameAccount', 'rename', userId, context, { values: { 'real-name': realNm } }),
    suspendAccount({ userId }, context) {
      if (userId === context.accountId) throw ownAccount();
      return onAccount('suspendAccount', 'suspend', userId, context);
    },
    resumeAccount: ({ userId }, context) => onAccount('resumeAccount', 'resume', userId, context),
    extendAccount: ({ userId, to }, context) =>
      onAccount('extendAccount', 'extend', userId, context, { values: given({ to }) }),
    grantProducts: ({ userId, products, from, to }, context) =>
      onAccount('grantProducts', 'grant', userId, context, { more: products, values: given({ from, to }) }),
    revokeProducts: ({ userId, products }, context) =>
      onAccount('revokeProducts', 'revoke', userId, context, { more: products }),
    setAccountRoles({ userId, roles }, context) {
      if (userId === context.accountId && !roles.includes('admin')) throw ownAccount();
      const role = roles.length === 0 ? 'none' : list(roles);
      return onAccount('setAccountRoles', 'set-roles', userId, context, { values: { role } });
    },
    setAccountCompany: ({ userId, ...company }, context) =>
      onAccount('setAccountCompany', 'set-company', userId, context, { values: companyValues(company) }),
    linkAccounts: ({ userId, other }, context) => onAccount('linkAccounts', 'link', userId, context, { more: [other] }),
    unlinkAccounts: ({ userId, other }, context) =>
      onAccount('unlinkAccounts', 'unlink', userId, context, { more: [other] }),
    resetAccountPassword: ({ userId, send, forgetPhone = false }, context) =>
      onAccount('resetAccountPassword', 'reset-password', userId, context, {
        values: Object.assign(given({ send }), forgetPhone ? { 'forget-phone': true } : {}),
      }),
    resetAccountFactors: ({ userId }, context) => onAccount('resetAccountFactors', 'reset-factors', userId, context),
    endAccountSessions: ({ userId }, context) => onAccount('endAccountSessions', 'end-sessions', userId, context),
  } satisfies Handlers;
}

import { findByName } from '../../accounts/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { findAccount } from '../lists/read-account.ts';
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
    task: string,
    userId: string,
    context: CallContext,
    { more = [], values = {} }: { more?: readonly string[]; values?: Values } = {},
  ): Promise<Done> => {
    const { user_name } = await findAccount(db, userId);
    context.trace.accountId = userId;
    return runTask(parts, task, { names: [user_name, ...more], values }, context);
  };
  return {
    async createAccount(payload, context) {
      const { userNm, realNm, division, phonNo, emalAd, from, to, products, roles, send } = payload;
      const contacts = { phone: phonNo, email: emalAd, send };
      const optional = given({ from, to, product: list(products), role: list(roles), ...contacts });
      const own: Values = { name: userNm, 'real-name': realNm, division };
      const values = Object.assign(own, companyValues(payload), optional);
      const done = await runTask(parts, 'create', { names: [], values }, context);
      const account = await findByName(db, userNm);
      return { ...done, userId: account?.account_id ?? '' };
    },
    suspendAccount({ userId }, context) {
      if (userId === context.accountId) throw ownAccount();
      return onAccount('suspend', userId, context);
    },
    resumeAccount: ({ userId }, context) => onAccount('resume', userId, context),
    extendAccount: ({ userId, to }, context) => onAccount('extend', userId, context, { values: given({ to }) }),
    grantProducts: ({ userId, products, from, to }, context) =>
      onAccount('grant', userId, context, { more: products, values: given({ from, to }) }),
    revokeProducts: ({ userId, products }, context) => onAccount('revoke', userId, context, { more: products }),
    setAccountRoles({ userId, roles }, context) {
      if (userId === context.accountId && !roles.includes('admin')) throw ownAccount();
      const role = roles.length === 0 ? 'none' : list(roles);
      return onAccount('set-roles', userId, context, { values: { role } });
    },
    setAccountCompany: ({ userId, ...company }, context) =>
      onAccount('set-company', userId, context, { values: companyValues(company) }),
    linkAccounts: ({ userId, other }, context) => onAccount('link', userId, context, { more: [other] }),
    unlinkAccounts: ({ userId, other }, context) => onAccount('unlink', userId, context, { more: [other] }),
    resetAccountPassword: ({ userId, send, forgetPhone = false }, context) =>
      onAccount('reset-password', userId, context, {
        values: Object.assign(given({ send }), forgetPhone ? { 'forget-phone': true } : {}),
      }),
    resetAccountFactors: ({ userId }, context) => onAccount('reset-factors', userId, context),
    endAccountSessions: ({ userId }, context) => onAccount('end-sessions', userId, context),
  } satisfies Handlers;
}

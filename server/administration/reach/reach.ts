import {
  type AccountTask,
  accountTasks,
  type CallName,
  type CallRule,
  calls,
  portalRoles,
  type Role,
  type TrailAction,
} from '@portal/contract';
import { type Account, findById, findLinked, roleMissing, rolesOf } from '../../accounts/index.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { noAccount } from '../calls/refusals.ts';
import { outOfReach } from './refusals.ts';

/** Whose accounts somebody administers: all of the portal, or those of one company. */
export type Reach = 'portal' | { companyId: string };

const companyRole: Role = 'company-admin';

/** The roles that open a call for the whole portal. */
const rolesOfPortal = (name: CallName): readonly string[] => {
  const { access }: CallRule = calls[name];
  return access
    .replace(/^role:/, '')
    .split(',')
    .filter((role) => role !== companyRole);
};

const opensToCompany = (name: CallName): boolean =>
  (calls[name] as CallRule).access.split(/[:,]/).includes(companyRole);

/**
 * How far a call reaches for who makes it. Whom no role of the portal opens it for reaches the accounts of the own
 * company and no other; without one, none.
 * @throws Refusal when the account has no role for it, or administers a company that there is not
 */
export async function reachOf(db: StateDatabase, accountId: string | null, name: CallName): Promise<Reach> {
  const roles = await rolesOf(db, accountId ?? '');
  if (rolesOfPortal(name).some((role) => roles.includes(role))) return 'portal';
  const account = await findById(db, accountId ?? '');
  if (!opensToCompany(name) || !roles.includes(companyRole) || !account?.company_id) throw roleMissing();
  return { companyId: account.company_id };
}

/** The account of an id. @throws Refusal when there is none, or it is of another company: both are one answer */
export async function reachedAccount(db: StateDatabase, reach: Reach, userId: string): Promise<Account> {
  const account = await findById(db, userId);
  if (!account || (reach !== 'portal' && account.company_id !== reach.companyId)) throw noAccount();
  return account;
}

/** Whether an account does more than look: it is the portal's to administer, whichever company it is in. */
const isOfPortal = async (db: StateDatabase, accountId: string): Promise<boolean> =>
  (await rolesOf(db, accountId)).some((role) => (portalRoles as readonly string[]).includes(role));

/**
 * The account of an id, to be changed.
 * @throws Refusal also where it has a role of the portal, which an administrator of a company does not touch
 */
export async function changedAccount(db: StateDatabase, reach: Reach, userId: string): Promise<Account> {
  const account = await reachedAccount(db, reach, userId);
  if (reach !== 'portal' && (await isOfPortal(db, userId))) throw outOfReach();
  return account;
}

/** All that is done to an account by who administers its company, as the trail names it. */
const companyActions: ReadonlySet<TrailAction> = new Set<TrailAction>([
  ...(['create', 'rename-account', 'suspend', 'resume', 'grant', 'revoke'] as const),
  ...(['reset-password', 'reset-factors', 'end-sessions'] as const),
]);

/** @throws Refusal when a change is not for who administers a company, or its account not in reach */
export async function checkChange(
  db: StateDatabase,
  reach: Reach,
  { action, accountId }: { action: TrailAction; accountId: string },
): Promise<void> {
  if (reach !== 'portal' && !companyActions.has(action)) throw outOfReach();
  await changedAccount(db, reach, accountId);
}

/** All accounts that one can be switched to, by way of others too. */
async function switchable(db: StateDatabase, accountId: string): Promise<Account[]> {
  const found = new Map<string, Account>();
  for (let next = [accountId]; next.length > 0; ) {
    const linked = (await Promise.all(next.map((id) => findLinked(db, id)))).flat();
    const further = linked.filter(({ account_id }) => account_id !== accountId && !found.has(account_id));
    for (const account of further) found.set(account.account_id, account);
    next = [...new Set(further.map(({ account_id }) => account_id))];
  }
  return [...found.values()];
}

/**
 * The account of an id, for what lets somebody else sign in to it.
 * @throws Refusal also where one could go on from it to an account that is out of reach: links need no password
 */
export async function openedAccount(db: StateDatabase, reach: Reach, userId: string): Promise<Account> {
  const account = await changedAccount(db, reach, userId);
  if (reach === 'portal') return account;
  for (const { account_id, company_id } of await switchable(db, userId)) {
    if (company_id !== reach.companyId || (await isOfPortal(db, account_id))) throw outOfReach();
  }
  return account;
}

/** Calls by which somebody else may come to be signed in to the account. */
export const opening: ReadonlySet<CallName> = new Set<CallName>(['resetAccountPassword', 'resetAccountFactors']);

/**
 * What somebody may do at the sheet of an account; each call judges it by itself.
 * @param roles of who looks
 */
export async function tasksWithin(
  db: StateDatabase,
  reach: Reach,
  roles: readonly string[],
  userId: string,
): Promise<AccountTask[]> {
  const isSo = (judged: Promise<unknown>) =>
    judged.then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
  const companyReach = reach === 'portal' ? null : reach;
  const [changes, opens] = await Promise.all(
    [changedAccount, openedAccount].map((judge) =>
      companyReach === null ? false : isSo(judge(db, companyReach, userId)),
    ),
  );
  return (Object.keys(accountTasks) as AccountTask[]).filter((task) => {
    const call = accountTasks[task];
    if (rolesOfPortal(call).some((role) => roles.includes(role))) return true;
    return opensToCompany(call) && (opening.has(call) ? opens : changes);
  });
}

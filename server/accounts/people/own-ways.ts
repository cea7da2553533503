import { portalRoles } from '@portal/contract';
import type { Settings } from '../../settings/settings.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { type Account, rolesOf } from './account-store.ts';
import { companyAccountOnly } from './refusals.ts';

/** What says by which ways people of a company sign in. */
export interface OwnWays {
  db: StateDatabase;
  settings: Pick<Settings, 'signOn'>;
}

/** Whether a role of an account reaches beyond its company: then the operator answers for it, and no provider of a company. */
export async function isOfPortal(db: StateDatabase, accountId: string): Promise<boolean> {
  const given = await rolesOf(db, accountId);
  return portalRoles.some((role) => given.includes(role));
}

/**
 * Whether an account is signed in to by the provider of its company alone: by no password, code, phone or passkey of the
 * portal. Whoever administers the portal is not shut out with a company.
 */
export async function hasCompanyAccountOnly(
  { db, settings }: OwnWays,
  { account_id, company_id }: Pick<Account, 'account_id' | 'company_id'>,
): Promise<boolean> {
  const isClosed = settings.signOn.some(({ company, closesPasswords }) => closesPasswords && company === company_id);
  return isClosed && !(await isOfPortal(db, account_id));
}

/**
 * Refuses a way to sign in that has been proven already, so that nobody else learns of it.
 * @throws Refusal where the provider of the company is the only way
 */
export async function refuseOwnWay(parts: OwnWays, account: Pick<Account, 'account_id' | 'company_id'>): Promise<void> {
  if (await hasCompanyAccountOnly(parts, account)) throw companyAccountOnly();
}

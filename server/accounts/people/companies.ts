import { randomUUID } from 'node:crypto';
import type { StateDatabase } from '../../state/open-state.ts';
import type { CompanyTable } from '../../state/tables/account-tables.ts';
import type { Account } from './account-store.ts';
import { alike } from './company-names.ts';

/** What an account has of its company. */
export type Membership = Pick<Account, 'company' | 'company_id'>;

/** A company, and who is in it. */
export interface PeopledCompany extends Pick<CompanyTable, 'company_id' | 'name'> {
  accounts: Pick<Account, 'user_name' | 'real_name'>[];
}

/** Makes a company of its own, whoever has one of that name. @param now milliseconds since 1970 */
export async function makeCompany(
  db: StateDatabase,
  name: string,
  now: number,
  company_id: string = randomUUID(),
): Promise<Membership> {
  await db
    .insertInto('company')
    .values({ company_id, name, key_text: company_id, made_at: now, seats: null })
    .execute();
  return { company: name, company_id };
}

/** All companies by name, with their accounts. */
export async function listCompanies(db: StateDatabase): Promise<PeopledCompany[]> {
  const rows = await db
    .selectFrom('company')
    .select(['company_id', 'name'])
    .orderBy('name')
    .orderBy('company_id')
    .execute();
  const people = await db
    .selectFrom('account')
    .select(['company_id', 'user_name', 'real_name'])
    .where('company_id', 'is not', null)
    .orderBy('user_key')
    .execute();
  return rows.map((company) => ({
    ...company,
    accounts: people.filter(({ company_id }) => company_id === company.company_id),
  }));
}

/** The companies whose id begins so. @param beginning in lower case */
export async function findCompanies(db: StateDatabase, beginning: string): Promise<Membership[]> {
  if (!/^[0-9a-f-]{1,36}$/.test(beginning)) return [];
  const rows = await db.selectFrom('company').selectAll().where('company_id', 'like', `${beginning}%`).execute();
  return rows.map(({ company_id, name }) => ({ company_id, company: name }));
}

/** The companies that a name may be taken for. */
export async function companiesLike(db: StateDatabase, name: string): Promise<PeopledCompany[]> {
  return (await listCompanies(db)).filter((company) => alike(company.name, name));
}

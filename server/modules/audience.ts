import type { StateDatabase } from '../state/open-state.ts';
import { moduleRefusals } from './refusals.ts';
import type { Audience } from './store/rows.ts';

/**
 * Who is meant by names.
 * @param names user names, and names of companies; several companies may have one name, and all are meant
 * @returns null where nobody is named: all are meant
 * @throws Refusal where one of them is not there
 */
export async function audienceNamed(
  db: StateDatabase,
  names: { accounts?: readonly string[] | undefined; companies?: readonly string[] | undefined },
): Promise<Audience | null> {
  const [accounts, companies] = [[...(names.accounts ?? [])], [...(names.companies ?? [])]];
  if (accounts.length + companies.length === 0) return null;
  const people = await db
    .selectFrom('account')
    .select(['account_id', 'user_name'])
    .where('user_name', 'in', ['', ...accounts])
    .execute();
  const firms = await db
    .selectFrom('company')
    .select(['company_id', 'name'])
    .where('name', 'in', ['', ...companies])
    .execute();
  const [found, firmNames] = [people.map(({ user_name }) => user_name), firms.map(({ name }) => name)];
  const missing = [
    ...accounts.filter((name) => !found.includes(name)),
    ...companies.filter((name) => !firmNames.includes(name)),
  ];
  if (missing.length > 0) throw moduleRefusals.unknownNames(missing);
  return {
    accounts: people.map(({ account_id }) => account_id),
    companies: firms.map(({ company_id }) => company_id),
  };
}

/** Whom an audience means, by the names that people know: user names, and names of companies, in their order. */
export async function namesOfAudience(db: StateDatabase, { accounts, companies }: Audience): Promise<Audience> {
  const people = await db
    .selectFrom('account')
    .select('user_name')
    .where('account_id', 'in', ['', ...accounts])
    .orderBy('user_name')
    .execute();
  const firms = await db
    .selectFrom('company')
    .select('name')
    .where('company_id', 'in', ['', ...companies])
    .orderBy('name')
    .execute();
  return { accounts: people.map(({ user_name }) => user_name), companies: firms.map(({ name }) => name) };
}

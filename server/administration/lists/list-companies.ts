import type { AdministeredCompany, CompanySheet, Language } from '@portal/contract';
import { chinaDay } from '../../kernel/days/dates.ts';
import { readTexts } from '../../products/index.ts';
import type { SignOnProvider } from '../../settings/sign-on/sign-on-provider.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { noCompany } from '../calls/refusals.ts';
import { boughtProducts } from '../companies/bought-products.ts';

/**
 * Companies by name, with how many accounts they have and how many seats of theirs are taken; counted by the store.
 * @param companyId for one alone
 */
export async function listCompanies(
  db: StateDatabase,
  now: number,
  companyId?: string,
): Promise<AdministeredCompany[]> {
  const today = chinaDay(now);
  const [companies, people] = await Promise.all([
    db
      .selectFrom('company')
      .select(['company_id', 'name', 'seats'])
      .where(({ and, eb }) => and(companyId === undefined ? [] : [eb('company_id', '=', companyId)]))
      .orderBy('name')
      .orderBy('company_id')
      .execute(),
    db
      .selectFrom('account')
      .select(({ fn, eb }) => {
        const isOpen = [eb('state', '=', '1'), eb('active_to', '>=', today)];
        const count = (conditions: typeof isOpen) =>
          fn.sum<number>(eb.case().when(eb.and(conditions)).then(1).else(0).end());
        return [
          'company_id',
          fn.countAll<number>().as('accounts'),
          count(isOpen).as('taken'),
          count([...isOpen, eb('active_from', '<=', today)]).as('active'),
        ];
      })
      .where(({ eb }) =>
        companyId === undefined ? eb('company_id', 'is not', null) : eb('company_id', '=', companyId),
      )
      .groupBy('company_id')
      .execute(),
  ]);
  const of = new Map(people.map((row) => [row.company_id, row]));
  return companies.map(({ company_id, name, seats }) => ({
    compId: company_id,
    name,
    accounts: Number(of.get(company_id)?.accounts ?? 0),
    active: Number(of.get(company_id)?.active ?? 0),
    taken: Number(of.get(company_id)?.taken ?? 0),
    seats: seats === null ? null : Number(seats),
  }));
}

/**
 * A company with what it has bought, and how its people are signed in.
 * @param providers all that the operator has set
 * @throws Refusal when there is none
 */
export async function readCompanySheet(
  db: StateDatabase,
  companyId: string,
  { language, now, providers }: { language: Language; now: number; providers: readonly SignOnProvider[] },
): Promise<CompanySheet> {
  const [company] = await listCompanies(db, now, companyId);
  if (!company) throw noCompany();
  const today = chinaDay(now);
  const [bought, textOf] = await Promise.all([boughtProducts(db, companyId), readTexts(db, language)]);
  return {
    ...company,
    products: bought.map(({ product_id, key, to_ymd }) => ({
      product: key,
      name: textOf(`product:${product_id}`).name,
      toYmd: to_ymd,
      current: to_ymd >= today,
    })),
    signOn: providers
      .filter((provider) => provider.company === companyId)
      .map(({ key, name, domains, creates, until, closesPasswords }) => ({
        key,
        name: name[language],
        domains: [...domains],
        creates,
        until,
        closesPasswords,
      })),
  };
}

import type { TestServer } from '../../../../server/testing/server.ts';
import { accounts } from './accounts.ts';

/** Who administers a company of a portal under test, and the company. */
export interface CompanyAdministrator {
  name: string;
  password: string;
  token: string;
  compId: string;
}

/**
 * Makes a company with an administrator, as the administrator of the portal does it: three seats, and two products.
 * @param name of the administrator; of no account that is there
 */
export async function makeCompanyAdministrator(
  server: TestServer,
  name: string,
  company: string,
): Promise<CompanyAdministrator> {
  const token = await server.signIn('admin', accounts.admin);
  const by = { token, proof: await server.prove(token, accounts.admin), language: 'en' };
  const account = { userNm: name, realNm: '林薇', newCompany: company, division: 'enterprise', to: '2099-12-31' };
  const made = await server.call('createAccount', { ...account, products: [], roles: ['company-admin'] }, by);
  const password = made.body.data?.secret ?? '';
  const { body } = await server.call('readAccount', { userId: made.body.data?.userId }, by);
  const compId = body.data?.compId ?? '';
  await server.call('buyProducts', { compId, products: ['sales', 'price'], to: '2098-06-30' }, by);
  await server.call('setCompanySeats', { compId, seats: '3' }, by);
  return { name, password, compId, token: await server.signIn(name, password) };
}

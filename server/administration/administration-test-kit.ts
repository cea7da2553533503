import type { CallName } from '@portal/contract';
import type { useAccountServer } from '../accounts/account-test-kit.ts';

const password = 'Secret-2027';
let count = 0;

/** Who makes calls of the administration: a session with a proof. */
export interface Administrator {
  name: string;
  userId: string;
  compId: string;
  token: string;
  proof: string;
  language: string;
}

/** People of a portal that is administered, each in a company of its own unless it says another. */
export function administered(suite: ReturnType<typeof useAccountServer>) {
  const idOf = async (company: string): Promise<string> => {
    const found = await suite.db.selectFrom('company').select('company_id').where('name', '=', company).execute();
    return found[0]?.company_id ?? '';
  };
  /** An account without a session, in the company of that name. */
  const person = async (company: string, more: Parameters<typeof suite.account>[2] = {}, ...roles: string[]) => {
    count += 1;
    const name = `person${count}`;
    const userId = await suite.account(name, password, { phone: `1390001${String(1000 + count)}`, company, ...more });
    for (const role of roles) await suite.db.insertInto('account_role').values({ account_id: userId, role }).execute();
    return { name, userId, compId: await idOf(company) };
  };
  return {
    person,
    async administrator(company: string, ...roles: string[]): Promise<Administrator> {
      const own = await person(company, {}, ...roles);
      const token = await suite.server.signIn(own.name, password);
      return { ...own, token, proof: await suite.server.prove(token, password), language: 'en' };
    },
    async ask<Name extends CallName>(by: Administrator, name: Name, payload: object = {}) {
      const { body } = await suite.server.call(name, payload, by);
      return { ...body.status, data: body.data };
    },
  };
}

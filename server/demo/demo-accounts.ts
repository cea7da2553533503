import { type AreaManifest, administrationProduct } from '@portal/contract';
import {
  createAccount,
  findByName,
  hashPassword,
  linkAccounts,
  type Membership,
  makeCompany,
  type NewAccount,
} from '../accounts/index.ts';
import { grantProducts } from '../products/index.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** Design chapter 7: accounts whose passwords are published, for a server that only this machine can reach. */
export const demoAccounts = [
  {
    userName: 'demo',
    password: 'Portal-2026',
    purpose: { zh_CN: '分析师，带各种状态的关联账号', en: 'analyst, with linked accounts in every state' },
  },
  { userName: 'admin', password: 'Portal-2026-admin', purpose: { zh_CN: '管理员', en: 'administrator' } },
  {
    userName: 'developer',
    password: 'Portal-2026-dev',
    purpose: { zh_CN: '开发者，可替换模块', en: 'may override modules' },
  },
  {
    userName: 'company',
    password: 'Portal-2026-company',
    purpose: { zh_CN: '企业管理员，管理本公司的账号', en: 'administers the accounts of its company' },
  },
] as const;

const open = { active_from: '20240101', active_to: '20991231' };

const people: Record<
  string,
  Partial<NewAccount> & { real_name: string; company: string; roles?: string[]; linkedTo?: string }
> = {
  demo: {
    real_name: '李明',
    company: '示例汽车研究院',
    phone: '13800000001',
    email: 'demo@example.com',
    roles: ['analyst'],
  },
  'demo-south': { real_name: '李明', company: '示例汽车华南公司', roles: ['analyst'], linkedTo: 'demo' },
  'demo-expired': {
    real_name: '李明',
    company: '示例汽车经销商',
    division: 'trial',
    active_to: '20241231',
    linkedTo: 'demo',
  },
  'demo-new': { real_name: '李明', company: '示例汽车零部件公司', state: '0', linkedTo: 'demo' },
  'demo-suspended': { real_name: '李明', company: '示例汽车咨询公司', state: '4', linkedTo: 'demo' },
  admin: { real_name: '王芳', company: '示例汽车研究院', division: 'staff', roles: ['admin'] },
  developer: { real_name: '陈晨', company: '示例汽车研究院', division: 'staff', roles: ['developer'] },
  company: { real_name: '赵敏', company: '示例汽车研究院', roles: ['company-admin'] },
};

/** Adds the demo accounts that are missing and gives every one the products there are. */
export async function writeDemoAccounts(
  db: StateDatabase,
  products: readonly Pick<AreaManifest, 'id' | 'key'>[],
): Promise<void> {
  /** Those whose passwords are still the published ones. */
  const published = new Map<string, string>();
  const hashOf = hashesByName();
  const first = Date.now();
  for (const [place, [userName, { roles = [], linkedTo, ...person }]] of Object.entries(people).entries()) {
    const existing = await findByName(db, userName);
    const makeAccounts = async () => {
      const password_hash = await hashOf(linkedTo ?? userName);
      const membership = await demoCompany(db, person.company);
      // A phone signs in the oldest of those who share it: two made in one millisecond have an order all the same.
      const created_at = first + place;
      const own = { ...membership, user_name: userName, password_hash, published_password: 1, created_at };
      return createAccount(db, { ...open, ...person, ...own });
    };
    const id = existing?.account_id ?? (await makeAccounts());
    // An account of that name that is nobody's demonstration, or whose password was changed, keeps what it has.
    if (existing && existing.published_password !== 1) continue;
    published.set(userName, id);
    for (const role of roles) {
      const row = { account_id: id, role };
      await db
        .insertInto('account_role')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (roles.includes('company-admin')) await buyForCompany(db, id, products);
    const partner = linkedTo && published.get(linkedTo);
    if (partner) await linkAccounts(db, partner, id);
    await grantProducts(
      db,
      id,
      products.filter(({ key }) => key !== administrationProduct).map(({ id }) => id),
      { from: '20240101', to: '20991231' },
    );
  }
}

/** Notes all products as bought by the company of who administers it, who may grant nothing else. */
async function buyForCompany(
  db: StateDatabase,
  accountId: string,
  products: readonly Pick<AreaManifest, 'id' | 'key'>[],
): Promise<void> {
  const { company_id } = await db
    .selectFrom('account')
    .select('company_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const bought = products.filter(({ key }) => key !== administrationProduct);
  if (company_id === null || bought.length === 0) return;
  await db
    .insertInto('company_product')
    .values(bought.map(({ id }) => ({ company_id, product_id: id, to_ymd: open.active_to })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those of one demonstration company share with each other, and with nobody who only calls their company so. */
async function demoCompany(db: StateDatabase, name: string): Promise<Membership> {
  const partner = await db
    .selectFrom('account')
    .select('company_id')
    .where('company', '=', name)
    .where('published_password', '=', 1)
    .where('company_id', 'is not', null)
    .executeTakeFirst();
  return partner ? { company: name, company_id: partner.company_id } : makeCompany(db, name, Date.now());
}

/** The names of the accounts that can be opened with a published password. */
export async function publishedNames(db: StateDatabase): Promise<string[]> {
  const rows = await db.selectFrom('account').select('user_name').where('published_password', '=', 1).execute();
  return rows.map(({ user_name }) => user_name);
}

/** How many accounts belong to real people. */
export async function countOwn(db: StateDatabase): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('published_password', '=', 0)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Removes the accounts with published passwords, with their sessions, links and grants, and what the demonstration has
 * bought for their companies. A company goes with the last of its accounts; one that others belong to stays, with what
 * an operator has sold it.
 */
export async function removeDemoAccounts(db: StateDatabase): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const companies = trx
      .selectFrom('account')
      .select('company_id')
      .where('published_password', '=', 1)
      .where('company_id', 'is not', null);
    await trx
      .deleteFrom('company_product')
      .where('company_id', 'in', companies)
      .where('to_ymd', '=', open.active_to)
      .execute();
    await trx.deleteFrom('account').where('published_password', '=', 1).execute();
    // By its name also one whose accounts went at a start before this one.
    await trx
      .deleteFrom('company')
      .where('name', 'in', [...new Set(Object.values(people).map(({ company }) => company))])
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('account').select('account_id').whereRef('account.company_id', '=', 'company.company_id')),
        ),
      )
      .execute();
  });
}

/** @returns gives the hash of an account's password; all are made when the first is wanted, and none where nobody is new */
function hashesByName(): (userName: string) => Promise<string> {
  let hashes: Promise<Map<string, string>> | undefined;
  const make = async () =>
    new Map(
      await Promise.all(
        demoAccounts.map(async ({ userName, password }) => [userName, await hashPassword(password)] as const),
      ),
    );
  return async (userName) => {
    hashes ??= make();
    return (await hashes).get(userName) ?? '';
  };
}

import { roles } from '@portal/contract';
import { divisions } from '@portal/contract/schemas';
import {
  checkSeats,
  createAccount,
  firstPasswordEnd,
  hashPassword,
  type NewAccount,
  takesSeat,
} from '../../accounts/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { grantProducts } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { isTaken } from '../../state/store-errors.ts';
import { lastDays } from '../companies/bought-products.ts';
import { type CompanyChoice, readCompany, settleCompany } from '../companies/company.ts';
import { outOfReach } from '../reach/refusals.ts';
import { checkRoles } from '../rights/set-roles.ts';
import {
  type ProductChoice,
  readEmail,
  readList,
  readName,
  readOneOf,
  readPeriod,
  readPhone,
  readProducts,
  readUserName,
} from '../values/read-values.ts';
import { nameTaken } from '../values/refusals.ts';
import { audit, type Command, commit, say, type Work } from '../values/work.ts';
import { choosePassword } from './choose-password.ts';

export const create: Command = {
  usage: '',
  means: {
    zh_CN: '新建账号；--name、--real-name 和 --to 必填。密码由本工具生成并显示一次',
    en: 'creates an account; --name, --real-name and --to are required. A password is generated and shown once',
  },
  options: [
    ...(['name', 'real-name', 'company', 'new-company', 'division', 'phone', 'email', 'from', 'to'] as const),
    ...(['product', 'role', 'send', 'password-stdin'] as const),
  ],
  takes: { least: 0, most: 0 },
  async run(work) {
    const { values, db, now } = work;
    const userName = readUserName('--name', values.name);
    const realName = readName('--real-name', values['real-name'], 50);
    const written = values.company === undefined ? '' : readName('--company', values.company, 100);
    const choice = await companyFor(work, written);
    const division = readOneOf('--division', values.division ?? 'enterprise', divisions);
    const phone = values.phone === undefined ? '' : readPhone(values.phone);
    const email = values.email === undefined ? '' : readEmail(values.email);
    const { from, to } = readPeriod(values, { from: chinaDay(now), to: null });
    const chosen = await readProducts(db, '--product', readList(values.product ?? ''));
    const given = readList(values.role ?? '').map((role) => readOneOf('--role', role, roles));
    checkRoles(given, choice.company_id);
    // Who administers a company makes people of it, and nobody who does more than look.
    if (work.reach !== 'portal' && (given.length > 0 || division !== 'enterprise')) throw outOfReach();
    const until = await lastDays(db, { reach: work.reach, field: '--product', products: chosen }, { from, to }, now);
    const products = { ...chosen, until };
    const owner = { user_name: userName, real_name: realName, company: choice.company, phone, email };
    const { password, hand } = await choosePassword(work, owner);
    const account: NewAccount = {
      ...owner,
      division,
      password_until: firstPasswordEnd(work.settings.firstPasswordDays, now),
      password_hash: await hashPassword(password),
      active_from: from,
      active_to: to,
      created_at: now,
    };
    await commit(work, async (trx) => {
      const membership = await settleCompany(trx, choice, now);
      const accountId = await insertAccount(trx, { ...account, ...membership }, products, given);
      const detail = { division, company: membership.company_id, from, to, products: products.keys, roles: given };
      await audit(work, trx, { action: 'create', accountId, detail });
    });
    say(work, { zh_CN: `已新建账号“${userName}”。`, en: `Account "${userName}" was created.` });
    await hand();
  },
};

/** Who administers a company makes accounts of that one alone. @throws Refusal when another is named */
async function companyFor(work: Work, written: string): Promise<CompanyChoice> {
  const { reach, values, db } = work;
  if (reach === 'portal') return readCompany(work, db, written);
  if (values['new-company'] === true || (written !== '' && written !== reach.companyId)) throw outOfReach();
  return readCompany(work, db, reach.companyId);
}

/**
 * Makes an account with its products, for its own days, and its roles.
 * @throws OperatorError when the name is taken, or its company has no seat for it
 */
export async function insertAccount(
  trx: StateDatabase,
  account: NewAccount,
  products: ProductChoice,
  given: readonly string[],
): Promise<string> {
  const accountId = await createAccount(trx, account).catch((error) => {
    throw isTaken(error) ? nameTaken(account.user_name) : error;
  });
  for (const id of products.ids) {
    const to = products.until?.get(id) ?? account.active_to;
    await grantProducts(trx, accountId, [id], { from: account.active_from, to });
  }
  for (const role of given) {
    await trx.insertInto('account_role').values({ account_id: accountId, role }).execute();
  }
  const { company_id = null, created_at = Date.now(), state = '1', active_to } = account;
  if (takesSeat({ state, active_to }, created_at)) await checkSeats(trx, company_id, created_at);
  return accountId;
}

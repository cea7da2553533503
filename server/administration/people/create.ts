import { roles } from '@portal/contract';
import { divisions } from '@portal/contract/schemas';
import { createAccount, firstPasswordEnd, hashPassword, type NewAccount } from '../../accounts/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { grantProducts } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { isTaken } from '../../state/store-errors.ts';
import { readCompany, settleCompany } from '../companies/company.ts';
import { checkSeats, takesSeat } from '../companies/company-seats.ts';
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
import { audit, type Command, commit, say } from '../values/work.ts';
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
    const choice = await readCompany(work, db, written);
    const division = readOneOf('--division', values.division ?? 'enterprise', divisions);
    const phone = values.phone === undefined ? '' : readPhone(values.phone);
    const email = values.email === undefined ? '' : readEmail(values.email);
    const { from, to } = readPeriod(values, { from: chinaDay(now), to: null });
    const products = await readProducts(db, '--product', readList(values.product ?? ''));
    const given = readList(values.role ?? '').map((role) => readOneOf('--role', role, roles));
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
  await grantProducts(trx, accountId, products.ids, { from: account.active_from, to: account.active_to });
  for (const role of given) {
    await trx.insertInto('account_role').values({ account_id: accountId, role }).execute();
  }
  const { company_id = null, created_at = Date.now(), state = '1', active_to } = account;
  if (takesSeat({ state, active_to }, created_at)) await checkSeats(trx, company_id, created_at);
  return accountId;
}

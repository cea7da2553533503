import {
  findByContact,
  firstPasswordEnd,
  hashPassword,
  linkAccounts,
  preferred,
  touchRights,
} from '../../accounts/index.ts';
import { maskContact } from '../../audit/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { readTrialProducts } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { decideTrial, nameTrialAccount, type Trial } from '../../trials/index.ts';
import { chooseCompany, settleCompany } from '../companies/company.ts';
import { insertAccount } from '../people/create.ts';
import { sendSignIn, type Way } from '../people/send-sign-in.ts';
import { periodText } from '../values/day-text.ts';
import { makePassword, makeSuffix } from '../values/make-password.ts';
import { dayAfter, readList, readPeriod, readProducts, readUserName } from '../values/read-values.ts';
import { wanted } from '../values/refusals.ts';
import { audit, type Command, commit, say, type Work } from '../values/work.ts';
import { decidedAlready, readTrial } from './trials.ts';

/** How long a trial lasts when the operator says nothing else. */
const trialDays = 30;

export const approve: Command = {
  usage: '<id>',
  means: {
    zh_CN: `通过申请：新建账号（默认 ${trialDays} 天、申请的产品或全部可试用产品）并发送登录信息`,
    en: `approves an application: creates the account (by default for ${trialDays} days, with the requested products or all trial products) and sends its sign-in details`,
  },
  options: ['name', 'to', 'product', 'company', 'new-company'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { values, now } = work;
    const query = await readTrial(work);
    const userName = values.name === undefined ? `trial-${makeSuffix(6)}` : readUserName('--name', values.name);
    const days = readPeriod(values, { from: chinaDay(now), to: dayAfter(now, trialDays) });
    const password = makePassword();
    const password_hash = await hashPassword(password);
    const trial = await commit(work, async (trx) => {
      // First the decision: of two operators at once the second finds nothing open, and makes no account.
      const decided = await decideTrial(trx, query.trial_id, { state: 'approved', note: '' }, now);
      if (!decided) throw decidedAlready(query);
      const products = await productsFor(work, trx, decided);
      const chosen = await chooseCompany(work, trx, { id: values.company, name: decided.company });
      const membership = await settleCompany(trx, chosen, now);
      const former = preferred(await findByContact(trx, decided.phone), now);
      const account = {
        password_until: firstPasswordEnd(work.settings.firstPasswordDays, now),
        user_name: userName,
        password_hash,
        real_name: decided.real_name,
        ...membership,
        // The code has proven the phone alone. An address of mail that nobody has proven must not open an account.
        phone: decided.phone,
        division: 'trial',
        active_from: days.from,
        active_to: days.to,
        created_at: now,
      };
      const accountId = await insertAccount(trx, account, products, []);
      await nameTrialAccount(trx, decided.trial_id, accountId);
      const own = { phone: maskContact(decided.phone), company: membership.company_id, products: products.keys };
      const detail = { trial: decided.trial_id, ...own, ...days };
      await audit(work, trx, { action: 'approve-trial', accountId, detail });
      if (former) {
        await linkAccounts(trx, former.account_id, accountId);
        await touchRights(trx, former.account_id, now);
        await audit(work, trx, { action: 'link', accountId, detail: { other: former.account_id } });
        await audit(work, trx, { action: 'link', accountId: former.account_id, detail: { other: accountId } });
      }
      return decided;
    });
    say(work, {
      zh_CN: `申请已通过：账号“${userName}”，有效期 ${periodText(days.from, days.to)}。`,
      en: `Application approved: account "${userName}", valid ${periodText(days.from, days.to)}.`,
    });
    const ways: { way: Way; to: string }[] = [{ way: 'sms', to: trial.phone }];
    if (trial.email) ways.push({ way: 'email', to: trial.email });
    await sendSignIn(work, ways, userName, password);
  },
};

/** Those that the operator names, else those that were asked for, else all that can be had on trial. */
async function productsFor({ values, language }: Work, trx: StateDatabase, trial: Trial) {
  if (values.product !== undefined) {
    const keys = readList(values.product);
    if (keys.length === 0) throw wanted('--product');
    return readProducts(trx, '--product', keys);
  }
  const keys = readList(trial.products);
  if (keys.length > 0) return readProducts(trx, '--product', keys);
  const all = await readTrialProducts(trx, language);
  return readProducts(
    trx,
    '--product',
    all.map(({ key }) => key),
  );
}

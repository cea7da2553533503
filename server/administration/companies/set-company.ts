import { checkSeats, rolesOf, takesSeat } from '../../accounts/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { readAccount } from '../values/read-account.ts';
import { readName } from '../values/read-values.ts';
import { type Command, change, say } from '../values/work.ts';
import { readCompany, settleCompany } from './company.ts';

/** What the account has shared is seen by its new company from now on, and by the former one no more. */
export const setCompany: Command = {
  usage: '<name>',
  means: {
    zh_CN: '更改账号所属公司（--company：编号，或新公司的名称）',
    en: 'puts an account into another company (--company: an id, or the name of a new one)',
  },
  options: ['company', 'new-company'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { db, names, values, now } = work;
    const account = await readAccount(db, names[0] ?? '');
    const { account_id, user_name, company_id } = account;
    const choice = await readCompany(work, db, readName('--company', values.company, 100));
    const detail = { from: company_id, to: choice.company_id };
    // Where nothing changes nothing is traced: what its company reads of an account begins with the day that it came.
    if (choice.company_id === company_id) {
      say(work, {
        zh_CN: `账号“${user_name}”已属公司“${choice.company}”。`,
        en: `Account "${user_name}" belongs to the company "${choice.company}" already.`,
      });
      return;
    }
    await change(work, { action: 'set-company', accountId: account_id, detail }, async (trx) => {
      // Another company is not to be administered by mistake.
      if ((await rolesOf(trx, account_id)).includes('company-admin') && choice.company_id !== company_id) {
        throw administersCompany(user_name);
      }
      const membership = await settleCompany(trx, choice, now);
      await trx.updateTable('account').set(membership).where('account_id', '=', account_id).execute();
      const comes = membership.company_id !== company_id && takesSeat(account, now);
      if (comes) await checkSeats(trx, membership.company_id, now);
    });
    say(work, {
      zh_CN: `账号“${user_name}”现属公司“${choice.company}”。`,
      en: `Account "${user_name}" now belongs to the company "${choice.company}".`,
    });
  },
};

const administersCompany = (name: string) =>
  new OperatorError({
    zh_CN: `账号“${name}”是其公司的企业管理员：请先取消它的 company-admin 角色。`,
    en: `Account "${name}" administers its company: take the role company-admin from it first.`,
  });

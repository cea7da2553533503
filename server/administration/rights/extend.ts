import { checkSeats, takesSeat, touchRights } from '../../accounts/index.ts';
import { dayText } from '../values/day-text.ts';
import { readAccount } from '../values/read-account.ts';
import { readPeriod } from '../values/read-values.ts';
import { changedMeanwhile, wanted } from '../values/refusals.ts';
import { type Command, change, say } from '../values/work.ts';

/** Products that end with the account get the new end too; those with an end of their own keep it. */
export const extend: Command = {
  usage: '<name>',
  means: {
    zh_CN: '修改账号的最后一天（--to）；与账号同日到期的产品随之修改',
    en: 'sets the last day of an account (--to); products ending on the same day are extended too',
  },
  options: ['to'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { db, names, values, now } = work;
    const account = await readAccount(db, names[0] ?? '');
    const { account_id, user_name, active_from, active_to } = account;
    if (values.to === undefined) throw wanted('--to');
    const { to } = readPeriod(values, { from: active_from, to: null });
    await change(work, { action: 'extend', accountId: account_id, detail: { from: active_to, to } }, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('account')
        .set({ active_to: to })
        .where('account_id', '=', account_id)
        .where('active_to', '=', active_to)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) !== 1) throw changedMeanwhile(user_name);
      await trx
        .updateTable('account_product')
        .set({ to_ymd: to })
        .where('account_id', '=', account_id)
        .where('to_ymd', '=', active_to)
        .execute();
      const isBack = takesSeat({ ...account, active_to: to }, now) && !takesSeat(account, now);
      if (isBack) await checkSeats(trx, account.company_id, now);
      await touchRights(trx, account_id, now);
    });
    say(work, {
      zh_CN: `账号“${user_name}”有效期至 ${dayText(to)}。`,
      en: `Account "${user_name}" is valid until ${dayText(to)}.`,
    });
  },
};

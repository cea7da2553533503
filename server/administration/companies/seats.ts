import { takenSeats } from '../../accounts/index.ts';
import { readCount } from '../values/read-values.ts';
import { wanted } from '../values/refusals.ts';
import { type Command, change, say } from '../values/work.ts';
import { findCompany } from './find-company.ts';

/** Accounts that are active stay so where there are fewer seats by now: none takes another. */
export const seats: Command = {
  usage: '<company>',
  means: {
    zh_CN: '设置公司最多可有多少个可用账号（--seats；--seats none 表示不限）',
    en: 'sets how many accounts of a company may be active (--seats; --seats none for no limit)',
  },
  options: ['seats'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { db, names, values, now } = work;
    const company = await findCompany(db, names[0] ?? '');
    if (values.seats === undefined) throw wanted('--seats');
    const most = values.seats.trim() === 'none' ? null : readCount('--seats', values.seats.trim());
    const { seats: former } = await db
      .selectFrom('company')
      .select('seats')
      .where('company_id', '=', company.id)
      .executeTakeFirstOrThrow();
    const detail = { company: company.id, from: former, to: most };
    const taken = await change(work, { action: 'set-seats', accountId: '', detail }, async (trx) => {
      await trx.updateTable('company').set({ seats: most }).where('company_id', '=', company.id).execute();
      return takenSeats(trx, company.id, now);
    });
    say(work, {
      zh_CN: `公司“${company.name}”的席位${most === null ? '不限' : `为 ${most} 个`}，已使用 ${taken} 个。`,
      en: `The company "${company.name}" has ${most === null ? 'seats without limit' : `${most} seats`}; taken: ${taken}.`,
    });
  },
};

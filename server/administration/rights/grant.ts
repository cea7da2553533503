import { touchRights } from '../../accounts/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { grantProducts } from '../../products/index.ts';
import { periodText } from '../values/day-text.ts';
import { readAccount } from '../values/read-account.ts';
import { readList, readPeriod, readProducts } from '../values/read-values.ts';
import { wanted } from '../values/refusals.ts';
import { type Command, change, say, type Work } from '../values/work.ts';

export const grant: Command = {
  usage: '<name> <product...>',
  means: {
    zh_CN: '授予产品；默认从今天到账号的最后一天',
    en: 'grants products, by default from today to the last day of the account',
  },
  options: ['from', 'to'],
  takes: { least: 2, most: 100 },
  async run(work) {
    const { account, products } = await chosen(work);
    const { account_id, user_name, active_to } = account;
    const days = readPeriod(work.values, { from: chinaDay(work.now), to: active_to });
    const detail = { products: products.keys, ...days };
    await change(work, { action: 'grant', accountId: account_id, detail }, async (trx) => {
      await grantProducts(trx, account_id, products.ids, days);
      await touchRights(trx, account_id, work.now);
    });
    const list = products.keys.join(', ');
    say(work, {
      zh_CN: `账号“${user_name}”可使用 ${list}：${periodText(days.from, days.to)}。`,
      en: `Account "${user_name}" has access to ${list}: ${periodText(days.from, days.to)}.`,
    });
  },
};

export const revoke: Command = {
  usage: '<name> <product...>',
  means: { zh_CN: '收回产品', en: 'revokes products' },
  options: [],
  takes: { least: 2, most: 100 },
  async run(work) {
    const { account, products } = await chosen(work);
    const { account_id, user_name } = account;
    const list = products.keys.join(', ');
    const detail = { products: products.keys };
    await change(work, { action: 'revoke', accountId: account_id, detail }, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('account_product')
        .where('account_id', '=', account_id)
        .where('product_id', 'in', products.ids)
        .executeTakeFirstOrThrow();
      if (Number(numDeletedRows) === 0) {
        throw new OperatorError({
          zh_CN: `账号“${user_name}”没有 ${list}。`,
          en: `Account "${user_name}" has no access to ${list}.`,
        });
      }
      await touchRights(trx, account_id, work.now);
    });
    say(work, {
      zh_CN: `账号“${user_name}”不再有 ${list}。`,
      en: `Account "${user_name}" no longer has access to ${list}.`,
    });
  },
};

async function chosen({ db, names: [name = '', ...keys] }: Work) {
  const account = await readAccount(db, name);
  const list = readList(keys.join(','));
  if (list.length === 0) throw wanted('<product>');
  return { account, products: await readProducts(db, '<product>', list) };
}

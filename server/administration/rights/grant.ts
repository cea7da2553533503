import { touchRights } from '../../accounts/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { grantProducts } from '../../products/index.ts';
import { beyondBought, lastDays, readBought } from '../companies/bought-products.ts';
import { periodText } from '../values/day-text.ts';
import { readAccount } from '../values/read-account.ts';
import { type ProductChoice, readList, readPeriod, readProducts } from '../values/read-values.ts';
import { unfit, wanted } from '../values/refusals.ts';
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
    const until = await change(work, { action: 'grant', accountId: account_id, detail }, async (trx) => {
      const granted = await daysOf(work, trx, products, days);
      for (const [product, to] of granted) await grantProducts(trx, account_id, [product], { from: days.from, to });
      await touchRights(trx, account_id, work.now);
      return [...granted.values()];
    });
    const list = products.keys.join(', ');
    const [from, to] = [days.from, until.toSorted().at(-1) ?? days.to];
    say(work, {
      zh_CN: `账号“${user_name}”可使用 ${list}：${periodText(from, to)}。`,
      en: `Account "${user_name}" has access to ${list}: ${periodText(from, to)}.`,
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
      await readBought(trx, { reach: work.reach, field: '<product>', products });
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

/**
 * The last day of each product. A day that somebody has named is not shortened in silence; the last day of the account,
 * which nobody has, is.
 * @throws UsageError when it is not bought, is over, or the day goes beyond it
 */
async function daysOf(
  { reach, values, now }: Work,
  trx: Work['db'],
  products: ProductChoice,
  days: { from: string; to: string },
): Promise<Map<string, string>> {
  const until = await lastDays(trx, { reach, field: '<product>', products }, days, now);
  products.ids.forEach((id, place) => {
    const last = until.get(id) ?? days.to;
    if (values.to !== undefined && last < days.to) throw unfit('--to', beyondBought(products.keys[place] ?? id, last));
  });
  return until;
}

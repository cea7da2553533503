import { chinaDay } from '../../kernel/days/dates.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { dayText } from '../values/day-text.ts';
import { readList, readPeriod, readProducts } from '../values/read-values.ts';
import { wanted } from '../values/refusals.ts';
import { type Command, change, say, type Work } from '../values/work.ts';
import { findCompany } from './find-company.ts';

/** What the administrator of the company may grant, and until when. Grants of accounts stay as they are. */
export const purchase: Command = {
  usage: '<company> <product...>',
  means: {
    zh_CN: '登记公司购买的产品及其最后一天（--to）：企业管理员可在此范围内开通',
    en: 'notes what a company has bought until a day (--to): its administrator grants within that',
  },
  options: ['to'],
  takes: { least: 2, most: 100 },
  async run(work) {
    const { company, products } = await chosen(work);
    const { to } = readPeriod({ to: work.values.to }, { from: chinaDay(work.now), to: null });
    const detail = { company: company.id, products: products.keys, to };
    await change(work, { action: 'purchase', accountId: '', detail }, async (trx) => {
      for (const product_id of products.ids) {
        await trx
          .insertInto('company_product')
          .values({ company_id: company.id, product_id, to_ymd: to })
          .onConflict((conflict) => conflict.columns(['company_id', 'product_id']).doUpdateSet({ to_ymd: to }))
          .execute();
      }
    });
    const list = products.keys.join(', ');
    say(work, {
      zh_CN: `公司“${company.name}”已购买 ${list}，至 ${dayText(to)}。`,
      en: `The company "${company.name}" has bought ${list} until ${dayText(to)}.`,
    });
  },
};

export const endPurchase: Command = {
  usage: '<company> <product...>',
  means: {
    zh_CN: '删除公司购买的产品；账号已有的产品权限不变',
    en: 'removes products from what a company has bought; grants of its accounts stay',
  },
  options: [],
  takes: { least: 2, most: 100 },
  async run(work) {
    const { company, products } = await chosen(work);
    const list = products.keys.join(', ');
    const detail = { company: company.id, products: products.keys };
    await change(work, { action: 'end-purchase', accountId: '', detail }, async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('company_product')
        .where('company_id', '=', company.id)
        .where('product_id', 'in', products.ids)
        .executeTakeFirstOrThrow();
      if (Number(numDeletedRows) > 0) return;
      throw new OperatorError({
        zh_CN: `公司“${company.name}”没有购买 ${list}。`,
        en: `The company "${company.name}" has not bought ${list}.`,
      });
    });
    say(work, {
      zh_CN: `公司“${company.name}”的购买中不再有 ${list}。`,
      en: `The company "${company.name}" no longer has ${list} among what it bought.`,
    });
  },
};

async function chosen({ db, names: [id = '', ...keys] }: Work) {
  const company = await findCompany(db, id);
  const list = readList(keys.join(','));
  if (list.length === 0) throw wanted('<product>');
  return { company, products: await readProducts(db, '<product>', list) };
}

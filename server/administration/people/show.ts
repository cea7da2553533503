import { divisionName, findLinked, rolesOf } from '../../accounts/index.ts';
import { factorsOf } from '../../factors/index.ts';
import { shortCompany } from '../companies/company.ts';
import { periodText } from '../values/day-text.ts';
import { readAccount } from '../values/read-account.ts';
import { alignTable } from '../values/table.ts';
import type { Command } from '../values/work.ts';
import { conditionName, conditionOf, jsonOf } from './list.ts';

export const show: Command = {
  usage: '<name>',
  means: { zh_CN: '显示一个账号', en: 'shows one account' },
  options: ['json'],
  reads: true,
  takes: { least: 1, most: 1 },
  async run(work) {
    const { db, names, now, language, values, terminal } = work;
    const account = await readAccount(db, names[0] ?? '');
    const { account_id } = account;
    const products = await db
      .selectFrom('account_product')
      .innerJoin('product', 'product.product_id', 'account_product.product_id')
      .select(['key', 'from_ymd', 'to_ymd'])
      .where('account_id', '=', account_id)
      .orderBy('sort')
      .execute();
    const linked = (await findLinked(db, account_id)).map(({ user_name }) => user_name);
    const roles = await rolesOf(db, account_id);
    const open = await db
      .selectFrom('session')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', account_id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    const factors = (await factorsOf(db, account_id)).map(({ kind }) => kind);
    const condition = conditionOf(account, now);
    if (values.json) {
      const keys = products.map(({ key }) => key);
      terminal.say(JSON.stringify({ ...jsonOf(account, condition, keys), roles, linked, factors }, null, 2));
      return;
    }
    const zh = language === 'zh_CN';
    const rows = [
      [zh ? '用户名' : 'name', account.user_name],
      [zh ? '姓名' : 'person', account.real_name],
      [zh ? '公司' : 'company', account.company_id ? `${account.company}  ${shortCompany(account.company_id)}` : ''],
      [zh ? '类型' : 'kind', divisionName(account.division, language)],
      [zh ? '状态' : 'state', conditionName(condition, work)],
      [zh ? '有效期' : 'valid', periodText(account.active_from, account.active_to)],
      [zh ? '手机号' : 'mobile', account.phone],
      [zh ? '邮箱' : 'email', account.email],
      [zh ? '社交账号' : 'messaging', account.messaging_name],
      [zh ? '角色' : 'roles', roles.join(', ')],
      [zh ? '关联账号' : 'linked', linked.join(', ')],
      [zh ? '两步验证' : 'factors', factors.join(', ')],
      [zh ? '会话' : 'sessions', String(open.count)],
      ...products.map(({ key, from_ymd, to_ymd }) => [
        zh ? '产品' : 'product',
        `${key}  ${periodText(from_ymd, to_ymd)}`,
      ]),
    ];
    const [head = [], ...rest] = rows.map(([what = '', value]) => [what, value || '-']);
    terminal.say(alignTable(head, rest));
  },
};

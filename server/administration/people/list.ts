import { accountConditions } from '@portal/contract/schemas';
import { type Account, accountFault } from '../../accounts/index.ts';
import { chinaDay, within } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { dayText } from '../values/day-text.ts';
import { dayAfter, readCount, readOneOf, readProducts } from '../values/read-values.ts';
import { alignTable } from '../values/table.ts';
import { type Command, say, type Work } from '../values/work.ts';

export type Condition = (typeof accountConditions)[number];

const conditionNames: Record<Condition, string> = {
  active: '正常',
  'not-opened': '未开通',
  suspended: '已停用',
  expired: '已过期',
};

/** What stops an account now, by the same rule as the sign-in. */
export function conditionOf(account: Account, now: number): Condition {
  const fault = accountFault(account, now);
  if (fault === null) return 'active';
  return fault === 'notOpened' ? 'not-opened' : fault;
}

export const conditionName = (condition: Condition, { language }: Pick<Work, 'language'>) =>
  language === 'zh_CN' ? conditionNames[condition] : condition;

export const list: Command = {
  usage: '',
  means: {
    zh_CN: '列出账号；--state 为 active、not-opened、suspended 或 expired',
    en: 'lists accounts; --state is active, not-opened, suspended or expired',
  },
  options: ['state', 'product', 'expiring', 'json'],
  reads: true,
  takes: { least: 0, most: 0 },
  async run(work) {
    const { db, values, now } = work;
    const state = values.state === undefined ? null : readOneOf('--state', values.state, accountConditions);
    const until = values.expiring === undefined ? null : dayAfter(now, readCount('--expiring', values.expiring));
    const product = values.product === undefined ? null : await readProducts(db, '--product', [values.product]);
    const productsOf = await readHoldings(db, chinaDay(now));
    const accounts = (await db.selectFrom('account').selectAll().orderBy('user_key').execute())
      .map((account) => ({ account, condition: conditionOf(account, now) }))
      .filter(({ account, condition }) => {
        if (state !== null && condition !== state) return false;
        if (until !== null && !within(account.active_to, chinaDay(now), until)) return false;
        return product === null || product.keys.every((key) => productsOf(account.account_id).includes(key));
      });
    if (values.json) {
      const views = accounts.map(({ account, condition }) =>
        jsonOf(account, condition, productsOf(account.account_id)),
      );
      work.terminal.say(JSON.stringify(views, null, 2));
      return;
    }
    if (accounts.length === 0) say(work, { zh_CN: '没有这样的账号。', en: 'No such accounts.' });
    else work.terminal.say(tableOf(work, accounts, productsOf));
  },
};

function tableOf(
  work: Work,
  accounts: { account: Account; condition: Condition }[],
  productsOf: (accountId: string) => string[],
): string {
  const head = {
    zh_CN: ['用户名', '姓名', '公司', '类型', '状态', '从', '到', '产品'],
    en: ['name', 'person', 'company', 'kind', 'state', 'from', 'to', 'products'],
  }[work.language];
  const rows = accounts.map(({ account, condition }) => [
    ...[account.user_name, account.real_name, account.company, account.division, conditionName(condition, work)],
    ...[dayText(account.active_from), dayText(account.active_to), productsText(productsOf(account.account_id))],
  ]);
  return alignTable(head, rows);
}

/** The first few; `show` and --json tell all. */
function productsText(keys: string[]): string {
  const firstKeys = keys.slice(0, 3).join(',') || '-';
  return keys.length > 3 ? `${firstKeys} +${keys.length - 3}` : firstKeys;
}

/** An account for a program: everything but its password. */
export const jsonOf = (account: Account, condition: Condition, products: string[]) => ({
  userId: account.account_id,
  userNm: account.user_name,
  realNm: account.real_name,
  compNm: account.company,
  compId: account.company_id,
  division: account.division,
  phonNo: account.phone,
  emalAd: account.email,
  state: condition,
  actvFrYmd: account.active_from,
  actvToYmd: account.active_to,
  products,
});

/** The keys of the products that accounts hold on a day YYYYMMDD, by the id of the account. */
async function readHoldings(db: StateDatabase, day: string): Promise<(accountId: string) => string[]> {
  const rows = await db
    .selectFrom('account_product')
    .innerJoin('product', 'product.product_id', 'account_product.product_id')
    .select(['account_id', 'key'])
    .where('from_ymd', '<=', day)
    .where('to_ymd', '>=', day)
    .orderBy('sort')
    .execute();
  const owned = new Map<string, string[]>();
  for (const { account_id, key } of rows) owned.set(account_id, [...(owned.get(account_id) ?? []), key]);
  return (accountId) => owned.get(accountId) ?? [];
}

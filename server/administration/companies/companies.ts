import { listCompanies } from '../../accounts/index.ts';
import { listCompanies as countedCompanies } from '../lists/list-companies.ts';
import { dayText } from '../values/day-text.ts';
import { alignTable } from '../values/table.ts';
import { type Command, say, type Work } from '../values/work.ts';
import { boughtProducts } from './bought-products.ts';
import { shortCompany } from './company.ts';

export const companies: Command = {
  usage: '',
  means: {
    zh_CN: '列出公司及其席位、购买的产品和账号；同一公司的账号彼此共享',
    en: 'lists companies with their seats, what they bought and their accounts; accounts of one company share with each other',
  },
  options: ['json'],
  reads: true,
  takes: { least: 0, most: 0 },
  async run(work) {
    const all = await readAll(work);
    if (work.values.json) {
      work.terminal.say(JSON.stringify(all, null, 2));
      return;
    }
    if (all.length === 0) {
      say(work, { zh_CN: '没有公司。', en: 'No companies.' });
      return;
    }
    const head = {
      zh_CN: ['编号', '公司', '席位', '购买的产品', '账号'],
      en: ['id', 'company', 'seats', 'bought', 'accounts'],
    }[work.language];
    const rows = all.map(({ companyId, name, taken, seats, bought, accounts }) => [
      ...[shortCompany(companyId), name, `${taken} / ${seats ?? '-'}`],
      bought.map(({ product, to }) => `${product} ~ ${dayText(to)}`).join(', ') || '-',
      accounts.join(', ') || '-',
    ]);
    work.terminal.say(alignTable(head, rows));
  },
};

async function readAll({ db, now }: Pick<Work, 'db' | 'now'>) {
  const counts = new Map((await countedCompanies(db, now)).map((company) => [company.compId, company]));
  const all = [];
  for (const { company_id, name, accounts } of await listCompanies(db)) {
    const bought = await boughtProducts(db, company_id);
    all.push({
      companyId: company_id,
      name,
      seats: counts.get(company_id)?.seats ?? null,
      taken: counts.get(company_id)?.taken ?? 0,
      bought: bought.map(({ key, to_ymd }) => ({ product: key, to: to_ymd })),
      accounts: accounts.map(({ user_name }) => user_name),
    });
  }
  return all;
}

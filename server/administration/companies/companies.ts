import { listCompanies } from '../../accounts/index.ts';
import { alignTable } from '../values/table.ts';
import { type Command, say } from '../values/work.ts';
import { shortCompany } from './company.ts';

export const companies: Command = {
  usage: '',
  means: {
    zh_CN: '列出公司及其账号；同一公司的账号彼此共享',
    en: 'lists companies with their accounts; accounts of one company share with each other',
  },
  options: ['json'],
  takes: { least: 0, most: 0 },
  async run(work) {
    const all = await listCompanies(work.db);
    if (work.values.json) {
      const views = all.map(({ company_id, name, accounts }) => ({
        companyId: company_id,
        name,
        accounts: accounts.map(({ user_name }) => user_name),
      }));
      work.terminal.say(JSON.stringify(views, null, 2));
      return;
    }
    if (all.length === 0) {
      say(work, { zh_CN: '没有公司。', en: 'No companies.' });
      return;
    }
    const head = work.language === 'zh_CN' ? ['编号', '公司', '账号'] : ['id', 'company', 'accounts'];
    const rows = all.map(({ company_id, name, accounts }) => [
      shortCompany(company_id),
      name,
      accounts.map(({ user_name }) => user_name).join(', ') || '-',
    ]);
    work.terminal.say(alignTable(head, rows));
  },
};

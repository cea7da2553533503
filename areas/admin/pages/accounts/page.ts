import type { PlainPage } from '@portal/shell';
import { accountsView, queryOf } from '../../data/accounts-view.ts';
import { accounts as accountsOf, sheets } from '../../data/ask.ts';

export const accounts: PlainPage = {
  name: 'accounts',
  words: { zh_CN: '账号', en: 'Accounts' },
  ahead({ search }) {
    const view = accountsView.read(search);
    return view.id ? [sheets.ask({ userId: view.id })] : [accountsOf.ask(queryOf(view))];
  },
};

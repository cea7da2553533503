import type { PlainPage } from '@portal/shell';
import { companies as companiesOf, companySheets, nothing } from '../../data/ask.ts';
import { sheetsView } from '../../data/sheets-view.ts';

export const companies: PlainPage = {
  name: 'companies',
  words: { zh_CN: '公司', en: 'Companies' },
  ahead({ search }) {
    const { id } = sheetsView.read(search);
    return [id ? companySheets.ask({ compId: id }) : companiesOf.ask(nothing)];
  },
};

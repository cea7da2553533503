import type { PlainPage } from '@portal/shell';
import { companies as companiesOf, nothing } from '../../data/ask.ts';

export const companies: PlainPage = {
  name: 'companies',
  words: { zh_CN: '公司', en: 'Companies' },
  ahead: () => [companiesOf.ask(nothing)],
};

import type { AreaProduct } from '@portal/contract';
import { list } from './pages/list/page.ts';

/** Public reports: list and reader stand at the address of the area itself. */
export const area = {
  pages: [list],
};

export const product: AreaProduct = {
  id: '1015',
  key: 'public-report',
  category: 'research',
  place: 13,
  names: { zh_CN: '公共报告', en: 'Public reports' },
  memo: { zh_CN: '公开的市场研究报告', en: 'Market research reports open to all users' },
  standing: 'everybody',
  icon: 'file-text',
  onePage: true,
  links: { report: '/baogao?id={key}' },
};

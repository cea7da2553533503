import type { PlainPage } from '@portal/shell';
import { nothing, productSheets } from '../../data/ask.ts';

export const products: PlainPage = {
  name: 'products',
  words: { zh_CN: '产品与菜单', en: 'Products and menu' },
  ahead: () => [productSheets.ask(nothing)],
};

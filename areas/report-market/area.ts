import type { AreaProduct } from '@portal/contract';
import { orders } from './pages/orders/page.ts';
import { reports } from './pages/reports/page.ts';
import { vip } from './pages/vip/page.ts';

/** The marketplace of reports: the catalogue, those for who has ordered them, and the orders of the account. */
export const area = {
  pages: [reports, vip, orders],
};

export const product: AreaProduct = {
  id: '1022',
  key: 'report-market',
  category: 'decision-support',
  place: 19,
  names: { zh_CN: '报告市场', en: 'Report marketplace' },
  memo: { zh_CN: '专题研究报告的试读、订购与阅读', en: 'Special research reports to sample, order and read' },
  standing: 'granted',
  icon: 'shopping-cart',
  links: { marketReport: '/report-market/reports?id={key}' },
  downloads: [
    { path: '/v3/iw-report-market/reports/export', names: { zh_CN: '报告目录导出', en: 'report catalogue export' } },
    {
      path: '/v3/iw-report-market/report/download',
      names: { zh_CN: '市场报告下载', en: 'marketplace report download' },
    },
  ],
};

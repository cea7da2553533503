import { definePage, type PageListing } from '@portal/ui/analysis';
import { kindsTrend, networkTrend } from '../../market/questions.ts';

export const overview = definePage({
  name: 'overview',
  words: { zh_CN: '网点总览', en: 'Network overview' },
  first: ({ view, catalogue }) => [networkTrend(view, catalogue), kindsTrend(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '网点总览导出', en: 'network overview export' },
  links: { brand: 'brand={key}', province: 'province={key}' },
};

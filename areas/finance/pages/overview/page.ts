import { definePage, type PageListing } from '@portal/ui/analysis';
import { paymentTrend, waysTrend } from '../../market/questions.ts';

export const overview = definePage({
  name: 'overview',
  words: { zh_CN: '金融总览', en: 'Finance overview' },
  written: { counts: true },
  first: ({ view, catalogue }) => [paymentTrend(view, catalogue), waysTrend(view, catalogue, false)],
});

export const listed: PageListing = {
  download: { zh_CN: '金融总览导出', en: 'finance overview export' },
  links: { brand: 'brand={key}', model: 'model={key}' },
};

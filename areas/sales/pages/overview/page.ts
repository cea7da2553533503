import { definePage, type PageListing } from '@portal/ui/analysis';
import { marketTrend } from '../../market/questions.ts';

export const overview = definePage({
  name: 'overview',
  words: { zh_CN: '市场总览', en: 'Market overview' },
  written: { counts: true },
  first: ({ view, catalogue }) => [marketTrend(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '销量总览导出', en: 'sales overview export' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';
import { attentionTrend, channelsTrend } from '../../market/questions.ts';

export const overview = definePage({
  name: 'overview',
  words: { zh_CN: '关注总览', en: 'Attention overview' },
  first: ({ view, catalogue }) => [attentionTrend(view, catalogue), channelsTrend(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '关注总览导出', en: 'attention overview export' },
  links: { brand: 'brand={key}', model: 'model={key}' },
};

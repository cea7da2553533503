import { definePage, type PageListing } from '@portal/ui/analysis';

export const answer = definePage({
  name: 'answer',
  words: { zh_CN: '用文字提问', en: 'Ask in words' },
  ownFilters: true,
});

export const listed: PageListing = {
  download: { zh_CN: '文字提问结果导出', en: 'ask in words export' },
};

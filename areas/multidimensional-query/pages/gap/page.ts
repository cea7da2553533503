import { definePage, type PageListing } from '@portal/ui/analysis';

export const gap = definePage({
  name: 'gap',
  words: { zh_CN: '来源差异', en: 'Source gap' },
});

export const listed: PageListing = {
  download: { zh_CN: '交叉分析差异导出', en: 'cross-analysis gap export' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';

export const scatter = definePage({
  name: 'scatter',
  words: { zh_CN: '散点与相关', en: 'Scatter and correlation' },
});

export const listed: PageListing = {
  download: { zh_CN: '交叉分析散点导出', en: 'cross-analysis scatter export' },
};

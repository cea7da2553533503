import { definePage, type PageListing } from '@portal/ui/analysis';

export const compare = definePage({
  name: 'compare',
  words: { zh_CN: '同比例对比', en: 'Two cars at one scale' },
  ownFrame: true,
});

export const listed: PageListing = {
  download: { zh_CN: '尺寸对比导出', en: 'measures of two cars export' },
};

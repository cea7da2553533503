import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    title: '新车信息',
    caption: '来源：当前数据版本',
    onSale: '在售',
    comingSoon: '即将上市',
    msrp: '指导价',
    presale: '预售价',
    msrpMeans: '厂商公布的指导价区间，从最低配置至最高配置',
    presaleMeans: '上市前公布的预售价；未公布时为空',
    launched: '价格下方为上市日期',
    expected: '价格下方为预计上市日期',
    unannounced: '未公布',
    onSaleEmpty: '当前数据版本没有在售新车。',
    comingSoonEmpty: '当前数据版本没有即将上市的新车。',
  },
  en: {
    title: 'New cars',
    caption: 'Source: the published release',
    onSale: 'On sale',
    comingSoon: 'Coming soon',
    msrp: 'MSRP',
    presale: 'Presale price',
    msrpMeans: 'MSRP range, from the lowest to the highest trim',
    presaleMeans: 'Price announced before launch; blank if not announced',
    launched: 'Launch date is shown below the price',
    expected: 'Expected launch date is shown below the price',
    unannounced: 'not announced',
    onSaleEmpty: 'The published release has no new cars on sale.',
    comingSoonEmpty: 'The published release has no upcoming cars.',
  },
});

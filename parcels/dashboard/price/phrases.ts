import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    title: '市场价格指数',
    more: '查看价格趋势',
    weighted: '按终端零售量加权',
    tp: '成交价',
    msrp: '指导价',
    discount: '折扣率',
    before: '上年同期 %{value}',
    trend: '价格指数',
    tpIndex: '成交价指数',
    msrpIndex: '指导价指数',
    indexBase: '%{month} = 100%',
    indexNote: '%{month} = 100 · 按终端零售量加权，含销售结构的变化',
    empty: '当前数据版本没有价格数据。',
  },
  en: {
    title: 'Market price index',
    more: 'View price trend',
    weighted: 'weighted by terminal retail volume',
    tp: 'Transaction price',
    msrp: 'MSRP',
    discount: 'Discount',
    before: 'A year before: %{value}',
    trend: 'Price index',
    tpIndex: 'Transaction price index',
    msrpIndex: 'MSRP index',
    indexBase: '%{month} = 100%',
    indexNote: '%{month} = 100 · weighted by terminal retail volume, changes of the mix included',
    empty: 'The published release has no prices.',
  },
});

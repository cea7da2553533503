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
    trend: '折扣率与价格变化',
    since: '%{name}（较 %{month}）',
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
    trend: 'Discount and price change',
    since: '%{name} vs %{month}',
    empty: 'The published release has no prices.',
  },
});

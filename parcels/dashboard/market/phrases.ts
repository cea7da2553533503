import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    title: '全市场销量',
    more: '查看市场总览',
    month: '当月销量',
    total: '累计销量',
    energyShare: '新能源渗透率',
    electricShare: '纯电占新能源',
    trend: '乘用车与新能源月度销量',
    empty: '当前数据版本没有这一来源的销量。',
  },
  en: {
    title: 'Whole-market sales',
    more: 'View market overview',
    month: 'Monthly sales',
    total: 'YTD sales',
    energyShare: 'NEV penetration',
    electricShare: 'BEV share of NEVs',
    trend: 'Monthly sales of passenger vehicles and NEVs',
    empty: 'The published release has no sales from this source.',
  },
});

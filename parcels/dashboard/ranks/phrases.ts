import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    manufacturerTop10: '厂商销量 Top 10',
    modelTop10: '子车型销量 Top 10',
    more: '查看完整排行',
    rank: '排名',
    model: '子车型',
    sales: '销量',
    salesYoy: '销量同比',
    salesMom: '销量环比',
    share: '份额',
    shareYoy: '份额同比',
    msrp: '指导价',
    presale: '预售价',
    empty: '当前数据版本没有这一来源的排行。',
  },
  en: {
    manufacturerTop10: 'Manufacturer sales top 10',
    modelTop10: 'Sub-model sales top 10',
    more: 'View full ranking',
    rank: 'Rank',
    model: 'Model',
    sales: 'Sales',
    salesYoy: 'Sales YoY',
    salesMom: 'Sales MoM',
    share: 'Share',
    shareYoy: 'Share YoY',
    msrp: 'MSRP',
    presale: 'Presale price',
    empty: 'The published release has no ranking for this source.',
  },
});

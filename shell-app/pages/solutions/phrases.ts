import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    answeredBy: '由这些产品回答',
    limits: '答案在哪里止步',
    allProducts: '查看全部产品',
    apply: '申请试用',
    others: '其他方案',
  },
  en: {
    answeredBy: 'Answered by',
    limits: 'Where the answer ends',
    allProducts: 'See all products',
    apply: 'Apply for a trial',
    others: 'Other solutions',
  },
});

import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    answeredBy: '由这些产品回答',
    soon: '敬请期待',
    soonNote: '标有“敬请期待”的产品尚未开放；相应部分说明它们开放后将回答什么。',
    limits: '答案的边界',
    allProducts: '查看全部产品',
    apply: '申请试用',
    others: '其他方案',
  },
  en: {
    answeredBy: 'Answered by',
    soon: 'Coming soon',
    soonNote: 'Products marked “coming soon” are not open yet; those parts say what they will answer once they are.',
    limits: 'Where the answer ends',
    allProducts: 'See all products',
    apply: 'Apply for a trial',
    others: 'Other solutions',
  },
});

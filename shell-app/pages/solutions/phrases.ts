import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    answeredBy: '相关产品',
    enter: '可进入',
    try: '可试用',
    soon: '敬请期待',
    soonNote: '标有“敬请期待”的产品尚未开放；相关内容说明其开放后能回答的问题。',
    limits: '适用范围',
    allProducts: '查看全部产品',
    apply: '申请试用',
    others: '其他方案',
  },
  en: {
    answeredBy: 'Related products',
    enter: 'Open to you',
    try: 'Trial available',
    soon: 'Coming soon',
    soonNote: 'Products marked “coming soon” are not yet available; those sections describe what they will answer.',
    limits: 'Scope and limits',
    allProducts: 'See all products',
    apply: 'Apply for a trial',
    others: 'Other solutions',
  },
});

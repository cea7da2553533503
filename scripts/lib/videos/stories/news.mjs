/** @type {import('../stories.mjs').Story} */
export const news = {
  zh: '行业资讯',
  en: 'Industry news',
  question: { zh: '今天有哪些与我有关的资讯？', en: 'Which news concern me today?' },
  scenes: [
    {
      open: '/news/news',
      seconds: 6,
      word: { zh: '最新资讯', en: 'Latest news' },
      zh: '按发布时间排列，新的在前',
      en: 'Newest first',
    },
    {
      open: '/news/news?topic=new-energy',
      seconds: 6,
      word: { zh: '按主题筛选', en: 'By topic' },
      zh: '也可按来源或车型缩小范围',
      en: 'Or narrow the list by source or model',
    },
    {
      press: ['[data-testid="news-row"] a'],
      seconds: 7,
      word: { zh: '阅读', en: 'Read' },
      zh: '正文、相关车型与舆情倾向',
      en: 'Full text, models mentioned and sentiment',
    },
    {
      open: '/news/news',
      seconds: 5,
      word: { zh: '关注设置', en: 'What you follow' },
      zh: '只看关心的主题与车型',
      en: 'See only the topics and models you care about',
      mark: '[data-testid="news-invitation"]',
    },
  ],
};

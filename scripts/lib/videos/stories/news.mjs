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
      zh: '最新资讯按时间排列',
      en: 'The latest news, newest first',
    },
    {
      open: '/news/news?topic=new-energy',
      seconds: 6,
      word: { zh: '按主题筛选', en: 'By topic' },
      zh: '按主题、来源或车型缩小范围',
      en: 'Narrow them by topic, source or model',
    },
    {
      press: ['[data-testid="news-row"] a'],
      seconds: 7,
      word: { zh: '阅读', en: 'Read' },
      zh: '打开一条：正文、相关车型与态度',
      en: 'Open one: its text, its models and its tone',
    },
    {
      open: '/news/news',
      seconds: 5,
      word: { zh: '关注设置', en: 'What you follow' },
      zh: '设置偏好，只看关心的主题',
      en: 'Set what you prefer, and see only that',
      mark: '[data-testid="news-invitation"]',
    },
  ],
};

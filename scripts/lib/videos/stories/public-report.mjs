/** @type {import('../stories.mjs').Story} */
export const publicReport = {
  zh: '公共报告',
  en: 'Public reports',
  question: { zh: '有哪些可以直接引用的研究？', en: 'Which research can I quote at once?' },
  scenes: [
    {
      open: '/baogao',
      seconds: 8,
      word: { zh: '报告列表', en: 'Reports' },
      zh: '报告列表：按主题挑选',
      en: 'The reports: choose by topic',
    },
    {
      press: ['[data-testid="report-card"] a'],
      seconds: 9,
      word: { zh: '阅读', en: 'Read' },
      zh: '在页面内阅读，图表随文',
      en: 'Read it in the page, with its charts',
    },
    {
      seconds: 6,
      word: { zh: '全窗口与打印', en: 'Whole window, print' },
      zh: '全窗口阅读，或打印存档',
      en: 'Read it in the whole window, or print it',
      mark: '[data-testid="report-print"]',
    },
  ],
};

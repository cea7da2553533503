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
      zh: '按主题挑选',
      en: 'Choose by topic',
    },
    {
      press: ['[data-testid="report-card"] a'],
      seconds: 9,
      word: { zh: '阅读', en: 'Read' },
      zh: '无需下载，图表随文显示',
      en: 'No download needed, charts included',
    },
    {
      seconds: 6,
      word: { zh: '全窗口与打印', en: 'Whole window, print' },
      zh: '铺满屏幕查看，或存档备用',
      en: 'Fill the screen, or keep a paper copy',
      mark: '[data-testid="report-print"]',
    },
  ],
};

/**
 * What each film tells. A scene opens an address, may press something, and marks one place; its word stands in the
 * film, its sentence in the captions.
 * @typedef {{ zh: string, en: string }} Words
 * @typedef {{ open?: string, press?: string[], mark?: string, seconds: number, word: Words, zh: string,
 *   en: string }} Scene
 * @type {Record<string, { zh: string, en: string, question: { zh: string, en: string }, scenes: Scene[] }>}
 */
export const stories = {
  sales: {
    zh: '销量分析',
    en: 'Sales',
    question: { zh: '纯电动车卖得怎么样？', en: 'How well do electric cars sell?' },
    scenes: [
      {
        open: '/sales/overview',
        seconds: 5,
        word: { zh: '市场总览', en: 'Market overview' },
        zh: '市场总览：本月销量、增长与份额，一眼看清',
        en: 'Market overview: volume, growth and share at a glance',
      },
      {
        press: ['[data-testid="filter"][data-dimension="fuelType"]'],
        seconds: 5,
        word: { zh: '选择燃料类型', en: 'Choose a fuel type' },
        zh: '在筛选栏选择燃料类型',
        en: 'Choose the fuel type in the filter bar',
        mark: '[data-testid="filter"][data-dimension="fuelType"]',
      },
      {
        open: '/sales/trend?fuelType=BEV&by=brand',
        seconds: 6,
        word: { zh: '品牌趋势', en: 'Trend by brand' },
        zh: '趋势：按品牌比较纯电动车的月度销量',
        en: 'Trend: electric cars by brand, month after month',
        mark: '[data-testid="chart"]',
      },
      {
        open: '/sales/ranking?fuelType=BEV',
        seconds: 6,
        word: { zh: '排行', en: 'Ranking' },
        zh: '排行：谁领先，谁在追赶',
        en: 'Ranking: who leads, and who is catching up',
        mark: '[data-testid="pivot"]',
      },
      {
        seconds: 5,
        word: { zh: '导出与分享', en: 'Export and share' },
        zh: '导出表格，或复制链接与同事分享同一视图',
        en: 'Export the table, or share the very same view by its link',
        mark: '[data-testid="export-csv"]',
      },
    ],
  },
  news: {
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
  },
  policy: {
    zh: '行业政策',
    en: 'Industry policy',
    question: { zh: '哪些政策即将变化？', en: 'Which policies are about to change?' },
    scenes: [
      {
        open: '/policy/home',
        seconds: 7,
        word: { zh: '政策首页', en: 'Policy home' },
        zh: '政策首页：即将生效与到期的政策',
        en: 'Policy home: what comes into force and what ends soon',
      },
      {
        open: '/policy/policies',
        seconds: 6,
        word: { zh: '政策库', en: 'Policies' },
        zh: '政策库：按层级、地区、类型与状态筛选',
        en: 'Policies: by level, region, kind and status',
      },
      {
        press: ['[data-testid="policy-row"] a'],
        seconds: 7,
        word: { zh: '政策详情', en: 'One policy' },
        zh: '打开一条：要点、期限与量化数据',
        en: 'Open one: its points, its period, its figures',
      },
      {
        open: '/policy/search',
        seconds: 5,
        word: { zh: '政策检索', en: 'Policy search' },
        zh: '政策检索：标题与正文一起查找',
        en: 'Policy search: titles and texts together',
      },
    ],
  },
  'public-report': {
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
  },
};

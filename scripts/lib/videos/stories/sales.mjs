/** @type {import('../stories.mjs').Story} */
export const sales = {
  zh: '销量分析',
  en: 'Sales',
  question: { zh: '纯电动车卖得怎么样？', en: 'How well do electric cars sell?' },
  scenes: [
    {
      open: '/sales/overview',
      seconds: 5,
      word: { zh: '市场总览', en: 'Market overview' },
      zh: '本月销量、增长与份额，一眼看清',
      en: 'Sales, growth and share at a glance',
    },
    {
      press: ['[data-testid="filter"][data-dimension="fuelType"]'],
      seconds: 5,
      word: { zh: '选择燃料类型', en: 'Choose a fuel type' },
      zh: '在筛选栏中选择“纯电”',
      en: 'In the filter bar, select BEV',
      mark: '[data-testid="filter"][data-dimension="fuelType"]',
    },
    {
      open: '/sales/trend?fuelType=BEV&by=brand',
      seconds: 6,
      word: { zh: '品牌趋势', en: 'Trend by brand' },
      zh: '比较各品牌纯电车的月度销量',
      en: 'Compare monthly BEV sales across brands',
      mark: '[data-testid="chart"]',
    },
    {
      open: '/sales/ranking?fuelType=BEV',
      seconds: 6,
      word: { zh: '排行', en: 'Ranking' },
      zh: '谁领先，谁在追赶',
      en: 'Who leads, and who is catching up',
      mark: '[data-testid="pivot"]',
    },
    {
      seconds: 5,
      word: { zh: '导出与分享', en: 'Export and share' },
      zh: '下载当前表格，或复制链接，把同一视图发给同事',
      en: 'Download the table, or send colleagues a link to this exact view',
      mark: '[data-testid="export-csv"]',
    },
  ],
};

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
};

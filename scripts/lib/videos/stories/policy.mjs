/** @type {import('../stories.mjs').Story} */
export const policy = {
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
};

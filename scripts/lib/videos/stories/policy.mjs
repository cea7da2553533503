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
      zh: '即将生效与到期的政策',
      en: 'What takes effect and what expires soon',
    },
    {
      open: '/policy/policies',
      seconds: 6,
      word: { zh: '政策库', en: 'Policies' },
      zh: '按层级、地区、类型与状态筛选',
      en: 'Filter by level, region, type and status',
    },
    {
      press: ['[data-testid="policy-row"] a'],
      seconds: 7,
      word: { zh: '政策详情', en: 'One policy' },
      zh: '要点、有效期与量化解读',
      en: 'Summary, effective period and key figures',
    },
    {
      open: '/policy/search',
      seconds: 5,
      word: { zh: '政策检索', en: 'Policy search' },
      zh: '标题与正文一并查找',
      en: 'Searches titles and full texts together',
    },
  ],
};

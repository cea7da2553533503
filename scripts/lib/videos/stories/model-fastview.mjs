/** @type {import('../stories.mjs').Story} */
export const modelFastview = {
  zh: '车型速览',
  en: 'Model fast view',
  question: { zh: '这款车现在怎么样？', en: 'How is this model doing?' },
  scenes: [
    {
      open: '/model-fastview',
      seconds: 5,
      word: { zh: '查找车型', en: 'Find a model' },
      zh: '输入中文、英文或拼音，或从畅销榜选择',
      en: 'Type a name or pinyin, or pick a best seller',
      mark: '[role="combobox"]',
    },
    {
      press: ['[data-testid="fastview-offer"]'],
      seconds: 6,
      word: { zh: '一页看清', en: 'All on one page' },
      zh: '销量、份额、价格与上市',
      en: 'Sales, share, prices and launches',
      mark: '[data-testid="fastview-figures"]',
    },
    {
      seconds: 6,
      word: { zh: '走势', en: 'Trend' },
      zh: '与同级别车型逐月比较',
      en: 'Compared with its rivals, month by month',
      mark: '[data-testid="fastview-trend"]',
    },
    {
      seconds: 6,
      word: { zh: '价格', en: 'Prices' },
      zh: '指导价、成交价与折扣率',
      en: 'MSRP, transaction price and discount',
      mark: '[data-testid="fastview-prices"]',
    },
  ],
};

import type { CallData } from '@portal/shell';
import type { CallAnswers } from '../../../tests/support/answer-calls.ts';

type Sheet = CallData<'listProducts'>['products'][number];

const nothingSet = { zh_CN: '', en: '' };

/** A product on sale whose words are those of the code. */
export const productSheet: Sheet = {
  id: '1000',
  key: 'sales',
  path: '/sales',
  group: '研究库',
  category: '市场数据',
  categoryKey: 'market-data',
  place: 1,
  isModule: false,
  opens: true,
  offer: 'on-sale',
  name: { brought: { zh_CN: '销量分析', en: 'Sales' }, set: nothingSet },
  memo: { brought: { zh_CN: '各来源销量', en: 'Sales by every source' }, set: nothingSet },
  pages: [
    {
      page: 'sales-trend',
      path: '/sales/trend',
      name: { brought: { zh_CN: '销量趋势', en: 'Trend' }, set: nothingSet },
    },
    {
      page: 'sales-ranking',
      path: '/sales/ranking',
      name: { brought: { zh_CN: '销量排名', en: 'Ranking' }, set: { zh_CN: '谁卖得多', en: '' } },
    },
  ],
  companies: 2,
  accounts: 7,
};

export const productCategories = [
  { key: 'market-data', name: '市场数据', group: '研究库' },
  { key: 'decision-support', name: '决策支持', group: '决策支持' },
];

const listed = Object.entries({ sales: '销量分析', price: '价格分析', news: '行业资讯', policy: '行业政策' });

export const productAnswers: CallAnswers = {
  getAllProducts: () => [
    {
      groupName: '研究库',
      key: 'research',
      children: [
        {
          productName: '市场数据',
          productList: listed.map(([key, productName]) => ({ id: key, key, productName, memo: '', path: `/${key}` })),
        },
      ],
    },
  ],
  getAllMenu: () => [],
  listProducts: () => ({ products: [productSheet], categories: productCategories, isArranged: false }),
  arrangeProducts: () => ({ text: 'Arranged.' }),
  setProduct: () => ({ text: 'Saved.' }),
};

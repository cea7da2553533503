import type { Chain } from '../../datasets/dimension.ts';
import { period } from '../../datasets/fact-dimensions.ts';
import type { Dataset } from '../../datasets/index.ts';
import type { Indicator } from '../../datasets/indicator.ts';
import { named, text } from '../../datasets/members/declare.ts';
import type { Making } from '../../kinds/index.ts';

const shop = { name: 'shop', id: 'shop_id' };
const town = { name: 'town', id: 'town_id' };

const shops: Chain = {
  key: 'shops',
  tables: [shop, town],
  dimensions: {
    shop: named(shop, 'town', text('店', 'Shop'), text('卖车的店', 'Where bikes are sold')),
    town: named(town, null, text('镇', 'Town'), text('店所在的镇', 'Where the shop stands')),
  },
};

const indicator = (key: string, format: Indicator['format'], making: Making): Indicator => ({
  ...making,
  name: text(`名-${key}`, `The ${key}`),
  unit: text('', ''),
  format,
  definition: text(`义-${key}`, `What ${key} means`),
  formula: text(`式-${key}`, `How ${key} is made`),
});

/** The months it covers. */
export const bikeMonths = { first: '2021-04', last: '2023-08' };

/** A dataset that only a test knows: bikes that shops of towns sell by month, with a figure of each kind. */
export const bikes: Dataset = {
  key: 'bikes',
  name: text('自行车', 'Bikes'),
  products: ['bikes'],
  facts: {
    table: 'bike',
    source: null,
    chains: [{ chain: shops, column: 'shop_id' }],
    figures: ['sold', 'stock', 'asked', 'paid'],
    counted: 'sold',
    rollups: [],
    single: text('库存是月末的数', 'stock is counted at the end of a month'),
  },
  dimensions: { period, ...shops.dimensions },
  indicators: {
    sold: indicator('sold', 'count', { kind: 'additive', column: 'sold' }),
    stock: indicator('stock', 'count', { kind: 'latest', column: 'stock' }),
    asked: indicator('asked', 'count', { kind: 'weighted', column: 'asked', weight: 'sold' }),
    paid: indicator('paid', 'count', { kind: 'weighted', column: 'paid', weight: 'sold' }),
    rebate: indicator('rebate', 'percent', { kind: 'ratio', of: 'asked', less: 'paid', over: 'asked' }),
    turnover: indicator('turnover', 'percent', { kind: 'ratio', of: 'sold', over: 'stock' }),
    shops: indicator('shops', 'count', { kind: 'distinct', of: 'shop' }),
    soldToDate: indicator('soldToDate', 'count', { kind: 'toDate', of: 'sold' }),
    paidToDate: indicator('paidToDate', 'count', { kind: 'toDate', of: 'paid' }),
    growth: indicator('growth', 'percent', { kind: 'growth', of: 'sold', against: 'yearBefore' }),
    stockGrowth: indicator('stockGrowth', 'percent', { kind: 'growth', of: 'stock', against: 'before' }),
    rebateGrowth: indicator('rebateGrowth', 'percent', { kind: 'growth', of: 'rebate', against: 'before' }),
    yearGrowth: indicator('yearGrowth', 'percent', { kind: 'growth', of: 'sold', against: 'yearBefore', toDate: true }),
    share: indicator('share', 'percent', { kind: 'share', of: 'sold' }),
    stockShare: indicator('stockShare', 'percent', { kind: 'share', of: 'stock' }),
    shareChange: indicator('shareChange', 'points', { kind: 'shareChange', of: 'sold' }),
    index: indicator('index', 'index', { kind: 'index', of: 'paid' }),
    place: indicator('place', 'count', { kind: 'rank', of: 'sold' }),
  },
  reported: { by: ['town', 'shop'], figures: ['paid', 'sold', 'stock', 'rebate'] },
  covered: () => [{ key: null, ...bikeMonths }],
  file: {
    fields: {
      month: { kind: 'time', unit: 'month', name: text('月份', 'Month') },
      shop: { kind: 'name', name: text('店', 'Shop') },
      town: { kind: 'name', name: text('镇', 'Town') },
      sold: { kind: 'figure', column: 'sold', as: 'count', name: text('售出', 'Sold') },
      stock: { kind: 'figure', column: 'stock', as: 'count', name: text('库存', 'In stock') },
      asked: { kind: 'figure', column: 'asked', as: 'yuan', name: text('标价', 'Asked') },
      paid: { kind: 'figure', column: 'paid', as: 'yuan', name: text('实付', 'Paid') },
    },
    chains: {
      shops: {
        kind: 'levels',
        levels: [
          { table: 'shop', name: 'shop', grows: true },
          { table: 'town', name: 'town' },
        ],
      },
    },
  },
};

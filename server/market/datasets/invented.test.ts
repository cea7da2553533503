import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findMembers } from '../members/find-members.ts';
import { monthNumber, type Question } from '../model/index.ts';
import { askDataset } from '../testing/dataset-kit.ts';
import { duckdbWith, type Engine } from '../testing/engines.ts';
import { bikes } from '../testing/invented/bikes.ts';
import { quoted } from '../testing/small-market.ts';
import { createTablesOf } from './tables.ts';

const named = (prefix: string, index: number) => [index, `${prefix}-${index}`, `名${index}`, `The ${prefix} ${index}`];

/** Month, shop; bikes sold, in stock; asked and paid for one. */
const facts: [string, ...number[]][] = [
  ['2022-08', 0, 2, 5, 500, 450],
  ['2023-07', 0, 3, 7, 500, 500],
  ['2023-07', 1, 1, 2, 900, 800],
  ['2023-08', 0, 4, 6, 500, 400],
  ['2023-08', 1, 4, 3, 1000, 900],
  ['2023-08', 2, 0, 9, 700, 700],
];

let engine: Engine;
beforeAll(async () => {
  const filled = [
    `INSERT INTO town VALUES ${quoted([0, 1].map((town) => named('town', town)))}`,
    `INSERT INTO shop VALUES ${quoted([0, 0, 1].map((town, shop) => [...named('shop', shop), town]))}`,
    `INSERT INTO bike VALUES ${quoted(facts.map(([month, ...rest]) => [monthNumber(month), ...rest]))}`,
  ];
  engine = await duckdbWith([...createTablesOf([bikes]), ...filled], [bikes]);
});
afterAll(() => engine.stop());

const ask = (rest: Partial<Question>) =>
  askDataset({ dataset: bikes }, engine.release, {
    dataSources: [],
    dateType: 'monthly',
    from: '2023-08',
    to: '2023-08',
    by: [],
    indicators: ['sold'],
    ...rest,
  });

describe('a dataset that is declared and nothing else', () => {
  test('is ranked: equal figures share a place, and who sold nothing has none', async () => {
    const indicators = ['place', 'sold', 'growth', 'rebate'];
    const { rows } = await ask({ by: ['shop'], indicators, sort: { by: 'place', direction: 'ascending' } });
    expect(rows.map(({ keys, values }) => [keys.shop, ...indicators.map((key) => values[key])])).toEqual([
      ['shop-0', 1, 4, 1, 0.2],
      ['shop-1', 1, 4, null, 0.1],
      ['shop-2', null, 0, null, null],
    ]);
  });

  test('is summed up: means by their weight, stocks at the end, members each once', async () => {
    const indicators = ['sold', 'stock', 'paid', 'shops'];
    const { rows, total } = await ask({
      from: '2023-07',
      by: ['town'],
      indicators,
      totals: true,
      limit: 1,
      others: true,
    });
    expect(rows.map(({ kind, names, values }) => [kind, names.town, values])).toEqual([
      ['row', 'The town 0', { sold: 12, stock: 9, paid: (3 * 500 + 800 + 4 * 400 + 4 * 900) / 12, shops: 2 }],
      ['others', undefined, { sold: 0, stock: 9, paid: null, shops: 1 }],
    ]);
    expect(total).toEqual({ sold: 12, stock: 18, paid: 625, shops: 3 });
  });

  test('counts a member of several months once among the others', async () => {
    const { rows } = await ask({
      from: '2023-07',
      by: ['period', 'shop'],
      indicators: ['shops'],
      limit: 1,
      others: true,
    });
    // Left out are shop 1 in July, and all three in August.
    expect(rows.map(({ kind, keys, values }) => [kind, keys.shop, values.shops])).toEqual([
      ['row', 'shop-0', 1],
      ['others', undefined, 3],
    ]);
  });

  test('is compared: members side by side by month, with their part of the market and since the first month', async () => {
    const filters = { shop: ['shop-0', 'shop-1'] };
    const indicators = ['sold', 'share', 'stockGrowth', 'soldToDate'];
    const { rows } = await ask({ from: '2023-07', by: ['period', 'shop'], indicators, filters });
    expect(rows.map(({ keys, values }) => [keys.period, keys.shop, ...indicators.map((key) => values[key])])).toEqual([
      ['2023-07', 'shop-0', 3, 3 / 4, null, 3],
      ['2023-07', 'shop-1', 1, 1 / 4, null, 1],
      ['2023-08', 'shop-0', 4, 4 / 8, 6 / 7 - 1, 7],
      ['2023-08', 'shop-1', 4, 4 / 8, 3 / 2 - 1, 5],
    ]);
  });

  test('has members, which its hierarchy narrows', () => {
    const { members } = findMembers(bikes, engine.release, { dimension: 'shop', within: { town: ['town-0'] } }, 'en');
    expect(members.map(({ key, name, parent }) => [key, name, parent])).toEqual([
      ['shop-0', 'The shop 0', 'town-0'],
      ['shop-1', 'The shop 1', 'town-0'],
    ]);
  });
});

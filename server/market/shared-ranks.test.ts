import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { monthNumber } from './model/index.ts';
import { type Market, openMarket } from './service.ts';
import { callMarket } from './testing/call-market.ts';
import { type Fact, publishSmallRelease, smallFacts } from './testing/small-market.ts';

const [example] = smallFacts();

const sold = (subModel: string, volume: number): Fact => {
  if (!example) throw new Error('the small market is empty');
  const month = monthNumber('2024-01');
  return { ...example, dataSource: 'DATASOURCE_CLH_PIFA', month, city: '1101', subModel, volume };
};

let folder: string;
let market: Market;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-ranks-'));
  await publishSmallRelease(folder, [sold('sub-0', 50), sold('sub-1', 50), sold('sub-3', 10), sold('sub-4', 0)]);
  market = await openMarket(folder);
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

test('S7.072 sub-models that sold as many share a rank, and one that sold none has none', async () => {
  const { data } = await callMarket(market, 'listSubModelSales', { dataSource: 'DATASOURCE_CLH_PIFA' }, 'en');
  expect(data.list.map(({ volume, rank }) => [volume, rank])).toEqual([
    [50, 1],
    [50, 1],
    [10, 3],
    [0, null],
  ]);
});

test('S2.082 beside each other they have the same rank in their segment', async () => {
  const months = { from: '2024-01', to: '2024-01' };
  const subModels = ['sub-0', 'sub-1', 'sub-3', 'sub-4'];
  const { models } = await callMarket(
    market,
    'marketCompare',
    { dataSource: 'DATASOURCE_CLH_PIFA', subModels, ...months },
    'en',
  );
  expect(models.map(({ rank, ranked }) => [rank, ranked])).toEqual([
    [1, 2],
    [1, 2],
    [1, 1],
    [null, 1],
  ]);
});

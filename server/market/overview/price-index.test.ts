import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '@portal/contract';
import { price } from '../datasets/index.ts';
import { monthNumber, monthText } from '../model/index.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { averageOf, pricedMonths, priceInserts, smallLaunches, smallPrices } from '../testing/small-prices.ts';

const prices = smallPrices();
let folder: string;
let market: Market;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-prices-'));
  await publishSmallRelease(folder, smallFacts(), 'priced', priceInserts({ prices, launches: smallLaunches }));
  market = await openMarket(folder);
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

describe('price index', () => {
  test('S3.024 S3.025 S3.026 S7.058 S7.073 holds the latest month and the same month of the year before', async () => {
    expect(calls.getMarketPrice).toMatchObject({ method: 'GET', access: 'product:sales,price' });
    const { data } = await callMarket(market, 'getMarketPrice', {});
    expect(data?.month).toBe('2024-05');
    for (const [index, month, base] of [
      [data?.bqPriceIndex, '2024-05', '2023-05'],
      [data?.tqPriceIndex, '2023-05', '2022-05'],
    ] as const) {
      const [msrp, tp] = [averageOf(prices, month, 'msrp'), averageOf(prices, month, 'tp')];
      expect(index?.msrp).toEqual({ key: 'yuan', value: expect.closeTo(msrp, 6) });
      expect(index?.tp).toEqual({ key: 'yuan', value: expect.closeTo(tp, 6) });
      expect(index?.discount).toEqual({ key: 'ratio', value: expect.closeTo((msrp - tp) / msrp, 10) });
      expect(index?.yoyMsrp).toEqual({
        key: 'ratio',
        value: expect.closeTo(msrp / averageOf(prices, base, 'msrp') - 1, 10),
      });
      expect(index?.yoyTp).toEqual({ key: 'ratio', value: expect.closeTo(tp / averageOf(prices, base, 'tp') - 1, 10) });
    }
  });

  test('S3.027 a figure without a base is a dash without a value', async () => {
    const early = prices.filter(({ month }) => month < monthNumber('2022-10'));
    const own = await mkdtemp(join(tmpdir(), 'market-prices-'));
    await publishSmallRelease(own, smallFacts(), 'early', priceInserts({ prices: early, launches: [] }));
    const beginning = await openMarket(own);
    const { data } = await callMarket(beginning, 'getMarketPrice', {}, 'en');
    expect(data?.month).toBe('2022-09');
    expect(data?.bqPriceIndex.yoyMsrp).toEqual({ key: '-', value: null });
    expect(data?.bqPriceIndex.msrp.key).toBe('yuan');
    expect(data?.tqPriceIndex.tp).toEqual({ key: '-', value: null });
    // Fewer months than the trend shows: none is invented.
    expect((await callMarket(beginning, 'getMarketPriceTrend', {}, 'en')).data[0]?.month).toBe(pricedMonths.first);
    await beginning.close();
    await rm(own, { recursive: true, force: true });
  });

  test('S3.025 each figure comes with its definition, unit and formula in the language of the request', async () => {
    const [chinese, english] = [
      await callMarket(market, 'getMarketPrice', {}),
      await callMarket(market, 'getMarketPrice', {}, 'en'),
    ];
    expect(chinese.data?.definitions.map(({ name }) => name)).toEqual([
      '指导价',
      '成交价',
      '折扣率',
      '指导价同比',
      '成交价同比',
    ]);
    expect(english.data?.definitions.map(({ key, unit }) => [key, unit])).toEqual([
      ['msrp', 'yuan'],
      ['tp', 'yuan'],
      ['discount', ''],
      ['yoyMsrp', ''],
      ['yoyTp', ''],
    ]);
    expect(english.data?.definitions.find(({ key }) => key === 'discount')?.formula).toBe(
      price.indicators.discount.formula.en,
    );
    for (const { definition, formula } of english.data?.definitions ?? []) {
      expect(definition + formula).not.toMatch(/[\u4e00-\u9fff]/);
      expect(definition && formula).toBeTruthy();
    }
  });

  test('S7.059 S7.074 the trend has twenty-five months, oldest first', async () => {
    const { data } = await callMarket(market, 'getMarketPriceTrend', { dataSource: 'DATASOURCE_ZD_LINGSHOU' });
    const first = monthNumber('2022-05');
    expect(data.map(({ month }) => month)).toEqual(Array.from({ length: 25 }, (_, index) => monthText(first + index)));
    for (const { month, msrp, tp, discount } of data) {
      expect(msrp).toBeCloseTo(averageOf(prices, month, 'msrp'), 6);
      expect(tp).toBeCloseTo(averageOf(prices, month, 'tp'), 6);
      expect(discount).toBeCloseTo(1 - averageOf(prices, month, 'tp') / averageOf(prices, month, 'msrp'), 10);
    }
  });
});

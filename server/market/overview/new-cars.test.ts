import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inCase } from '../../../tests/support/in-case.ts';
import { checkPayload } from '../../http/calls/check-payload.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { averageOf, type LaunchRow, priceInserts, smallLaunches, smallPrices } from '../testing/small-prices.ts';

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

describe('new cars', () => {
  test('S3.033 S7.071 cars on sale stand newest first, as facts and names of the language', async () => {
    const list = await callMarket(market, 'onSaleModel', {}, 'en');
    expect(list.map(({ key, launchOn }) => [key, launchOn])).toEqual([
      ['sub-3', '2024-04-02'],
      ['sub-0', '2023-11-20'],
      ['sub-3-first', '2023-08-01'],
    ]);
    expect(list[1]).toEqual({
      key: 'sub-0',
      name: 'The sub 0',
      manufacturer: 'The maker 0',
      brand: 'The brand 0',
      fuelType: 'BEV',
      segment: 'A-segment sedan',
      launchOn: '2023-11-20',
      msrpFrom: 99_800,
      msrpTo: 129_800,
      presalePrice: 105_800,
      model: 'model-0',
    });
    expect(list.map(({ model }) => model === null)).toEqual([false, false, false]);
    expect((await callMarket(market, 'onSaleModel', {}))[1]).toMatchObject({
      brand: '名-brand-0',
      fuelType: '纯电',
      segment: 'A级轿车',
    });
  });

  test('S3.033 S7.071 a car on sale is new in the twelve months up to the last one of the market', async () => {
    const own = await mkdtemp(join(tmpdir(), 'market-prices-'));
    const came = (on: string): LaunchRow => [on, on, on, 0, 0, 0, 'A', 'BEV', on, 'on sale', 99_800, 129_800, 105_800];
    const late: LaunchRow = ['late', '迟', 'Late', null, 0, 0, 'A', 'BEV', '2022-01', 'coming', null, null, null];
    const launches = [came('2023-05-31'), came('2023-06-01'), came('2023-06'), late];
    await publishSmallRelease(own, smallFacts(), 'priced', priceInserts({ prices, launches }));
    const watched = await openMarket(own);
    const keys = async (name: 'onSaleModel' | 'comingSoonModel') =>
      (await callMarket(watched, name, {})).map(({ key }) => key);
    expect(await keys('onSaleModel')).toEqual(['2023-06-01', '2023-06']);
    // What was announced for a month that is over is not coming; in its last hour it still is.
    expect(await keys('comingSoonModel')).toEqual([]);
    const inJanuary = async (day: string) =>
      (await callMarket(watched, 'comingSoonModel', {}, 'en', () => Date.parse(day))).map(({ key }) => key);
    expect(await inJanuary('2022-01-31T23:59:59+08:00')).toEqual(['late']);
    expect(await inJanuary('2022-02-01T00:00:00+08:00')).toEqual([]);
    // The price it was announced at is known for as long as its launch is.
    const { data } = await callMarket(watched, 'listSubModelSales', {});
    expect(data.list.find(({ key }) => key === 'sub-0')?.presalePrice).toBe(105_800);
    await watched.close();
    await rm(own, { recursive: true, force: true });
  });

  test('S3.034 S7.060 S7.061 coming cars: {} gives all, newest first; an unknown code stands for itself', async () => {
    const list = await callMarket(market, 'comingSoonModel', {}, 'en');
    expect(list.map(({ key }) => key)).toEqual(['later', 'new-kind', 'soon']);
    expect(list[1]).toMatchObject({ segment: 'HOVER', fuelType: 'MUSCLE', msrpFrom: null, presalePrice: 500_000 });
    expect(list[0]?.presalePrice).toBeNull();
    const onThe = async (day: string) =>
      (await callMarket(market, 'comingSoonModel', {}, 'en', () => Date.parse(day))).map(({ key }) => key);
    expect(await onThe('2024-06-12T23:00:00+08:00')).toEqual(['later', 'new-kind', 'soon']);
    expect(await onThe('2024-06-13T00:00:00+08:00')).toEqual(['later', 'new-kind']);
    expect(await callMarket(market, 'comingSoonModel', { brands: [], segments: [] }, 'en')).toEqual(list);
  });

  test('S7.060 brands by key or name and segments by code narrow the list, both together', async () => {
    const keys = async (filter: { brands?: string[]; segments?: string[] }) =>
      (await callMarket(market, 'comingSoonModel', filter)).map(({ key }) => key);
    expect(await keys({ brands: ['brand-0', 'The brand 2'] })).toEqual(['later', 'soon']);
    expect(await keys({ brands: ['名-brand-1'] })).toEqual(['new-kind']);
    expect(await keys({ segments: ['A'] })).toEqual(['soon']);
    expect(await keys({ brands: ['brand-2'], segments: ['A'] })).toEqual([]);
    expect(() => checkPayload('comingSoonModel', { brands: 'brand-0' })).toThrow('brands');
  });
});

describe('model table', () => {
  test('S7.057 a filter names no more members than one of the analysis calls', () => {
    const filters = (count: number, key = 'b') => ({ filters: { brand: Array.from({ length: count }, () => key) } });
    expect(() => checkPayload('listSubModelSales', filters(500))).not.toThrow();
    expect(() => checkPayload('listSubModelSales', filters(501))).toThrow('filters');
    expect(() => checkPayload('listSubModelSales', filters(1, 'b'.repeat(81)))).toThrow('filters');
  });

  test('S2.101 sub-models come with the weighted MSRP of the month and the price of their last launch', async () => {
    const { data } = await callMarket(market, 'listSubModelSales', {});
    expect(data.list.length).toBeGreaterThan(3);
    for (const { key, msrp, presalePrice } of data.list) {
      const wanted = averageOf(prices, '2024-05', 'msrp', key);
      if (Number.isNaN(wanted)) inCase(key, () => expect(msrp).toBeNull());
      else inCase(key, () => expect(msrp).toBeCloseTo(wanted, 6));
      // Sub-model 3 was announced at a price once, but not when it came again.
      inCase(key, () => expect(presalePrice).toBe(key === 'sub-0' ? 105_800 : null));
    }
    expect(data.list.some(({ msrp }) => msrp === null) && data.list.some(({ msrp }) => msrp !== null)).toBe(true);
    expect((await callMarket(market, 'listSubModelSales', { filters: { fuelType: ['FCEV'] } })).data.list).toEqual([]);
  });
});

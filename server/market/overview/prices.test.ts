import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { type CallData, type CallName, calls } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallContext, Handlers } from '../../http/call.ts';
import { checkPayload } from '../../http/check-payload.ts';
import { marketHandlers } from '../handlers.ts';
import { monthNumber, monthText, priceIndicators } from '../model/index.ts';
import { type Market, openMarket } from '../service.ts';
import { releaseFile, releaseFolder } from '../store/release.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { pricedMonths, priceInserts, smallLaunches, smallPrices } from '../testing/small-prices.ts';

type PriceCall = 'getMarketPrice' | 'getMarketPriceTrend' | 'comingSoonModel' | 'onSaleModel' | 'listSubModelSales';

const facts = smallFacts();
const prices = smallPrices();
let folder: string;
let market: Market;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-prices-'));
  await publishSmallRelease(folder, facts, 'priced', priceInserts({ prices, launches: smallLaunches }));
  market = await openMarket(folder);
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

const context = (language: CallContext['language']): CallContext => ({
  accountId: 'demo',
  token: null,
  captchaTicket: null,
  language,
  encoding: null,
  address: '127.0.0.1',
  signal: new AbortController().signal,
});

async function call<Name extends PriceCall & CallName>(
  name: Name,
  payload: Parameters<NonNullable<Handlers[Name]>>[0],
  language: CallContext['language'] = 'zh_CN',
  of: Market = market,
) {
  const handler = marketHandlers(of)[name] as (payload: unknown, context: CallContext) => Promise<unknown>;
  const data = await handler(payload, context(language));
  expect([...Value.Errors(schemas[name].data, data)]).toEqual([]);
  return data as CallData<Name>;
}

const average = (month: string, of: 'msrp' | 'tp', keep = (_subModel: string) => true): number => {
  const own = prices.filter((price) => price.month === monthNumber(month) && keep(price.subModel));
  return (
    own.reduce((sum, price) => sum + price[of] * price.volume, 0) / own.reduce((sum, { volume }) => sum + volume, 0)
  );
};

describe('price index', () => {
  test('S3.024 S3.025 S3.026 S7.058 S7.073 holds the latest month and the same month of the year before', async () => {
    expect(calls.getMarketPrice).toMatchObject({ method: 'GET', access: 'session' });
    const { data } = await call('getMarketPrice', {});
    expect(data?.month).toBe('2024-05');
    for (const [index, month, base] of [
      [data?.bqPriceIndex, '2024-05', '2023-05'],
      [data?.tqPriceIndex, '2023-05', '2022-05'],
    ] as const) {
      const [msrp, tp] = [average(month, 'msrp'), average(month, 'tp')];
      expect(index?.msrp).toEqual({ key: 'yuan', value: expect.closeTo(msrp, 6) });
      expect(index?.tp).toEqual({ key: 'yuan', value: expect.closeTo(tp, 6) });
      expect(index?.discount).toEqual({ key: 'ratio', value: expect.closeTo((msrp - tp) / msrp, 10) });
      expect(index?.yoyMsrp).toEqual({ key: 'ratio', value: expect.closeTo(msrp / average(base, 'msrp') - 1, 10) });
      expect(index?.yoyTp).toEqual({ key: 'ratio', value: expect.closeTo(tp / average(base, 'tp') - 1, 10) });
    }
  });

  test('S3.027 a figure without a base is a dash without a value', async () => {
    const early = prices.filter(({ month }) => month < monthNumber('2022-10'));
    const own = await mkdtemp(join(tmpdir(), 'market-prices-'));
    await publishSmallRelease(own, facts, 'early', priceInserts({ prices: early, launches: [] }));
    const beginning = await openMarket(own);
    const { data } = await call('getMarketPrice', {}, 'en', beginning);
    expect(data?.month).toBe('2022-09');
    expect(data?.bqPriceIndex.yoyMsrp).toEqual({ key: '-', value: null });
    expect(data?.bqPriceIndex.msrp.key).toBe('yuan');
    expect(data?.tqPriceIndex.tp).toEqual({ key: '-', value: null });
    // Fewer months than the trend shows: none is invented.
    expect((await call('getMarketPriceTrend', {}, 'en', beginning)).data[0]?.month).toBe(pricedMonths.first);
    await beginning.close();
    await rm(own, { recursive: true, force: true });
  });

  test('S3.025 each figure comes with its definition, unit and formula in the language of the request', async () => {
    const [chinese, english] = [await call('getMarketPrice', {}), await call('getMarketPrice', {}, 'en')];
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
      priceIndicators.discount.formula.en,
    );
    for (const { definition, formula } of english.data?.definitions ?? []) {
      expect(definition + formula).not.toMatch(/[\u4e00-\u9fff]/);
      expect(definition && formula).toBeTruthy();
    }
  });

  test('S7.059 S7.074 the trend has twenty-five months, oldest first', async () => {
    const { data } = await call('getMarketPriceTrend', { dataSource: 'DATASOURCE_ZD_LINGSHOU' });
    const first = monthNumber('2022-05');
    expect(data.map(({ month }) => month)).toEqual(Array.from({ length: 25 }, (_, index) => monthText(first + index)));
    for (const { month, msrp, tp, discount } of data) {
      expect(msrp).toBeCloseTo(average(month, 'msrp'), 6);
      expect(tp).toBeCloseTo(average(month, 'tp'), 6);
      expect(discount).toBeCloseTo(1 - average(month, 'tp') / average(month, 'msrp'), 10);
    }
  });
});

describe('new cars', () => {
  test('S3.033 S7.071 cars on sale stand newest first, as facts and names of the language', async () => {
    const list = await call('onSaleModel', {}, 'en');
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
      segment: 'A sedan',
      launchOn: '2023-11-20',
      msrpFrom: 99_800,
      msrpTo: 129_800,
      presalePrice: 105_800,
    });
    expect((await call('onSaleModel', {}))[1]).toMatchObject({
      brand: '名-brand-0',
      fuelType: '纯电',
      segment: 'A级轿车',
    });
  });

  test('S3.034 S7.060 S7.061 coming cars: {} gives all, newest first; an unknown code stands for itself', async () => {
    const list = await call('comingSoonModel', {}, 'en');
    expect(list.map(({ key }) => key)).toEqual(['later', 'new-kind', 'soon']);
    expect(list[1]).toMatchObject({ segment: 'HOVER', fuelType: 'MUSCLE', msrpFrom: null, presalePrice: 500_000 });
    expect(list[0]?.presalePrice).toBeNull();
    expect(await call('comingSoonModel', { brands: [], segments: [] }, 'en')).toEqual(list);
  });

  test('S7.060 brands by key or name and segments by code narrow the list, both together', async () => {
    const keys = async (filter: { brands?: string[]; segments?: string[] }) =>
      (await call('comingSoonModel', filter)).map(({ key }) => key);
    expect(await keys({ brands: ['brand-0', 'The brand 2'] })).toEqual(['later', 'soon']);
    expect(await keys({ brands: ['名-brand-1'] })).toEqual(['new-kind']);
    expect(await keys({ segments: ['A'] })).toEqual(['soon']);
    expect(await keys({ brands: ['brand-2'], segments: ['A'] })).toEqual([]);
    expect(() => checkPayload('comingSoonModel', { brands: 'brand-0' })).toThrow('brands');
  });
});

describe('model table', () => {
  test('S2.101 sub-models come with the weighted MSRP of the month and the price of their last launch', async () => {
    const { data } = await call('listSubModelSales', {});
    expect(data.list.length).toBeGreaterThan(3);
    for (const { key, msrp, presalePrice } of data.list) {
      const wanted = average('2024-05', 'msrp', (subModel) => subModel === key);
      if (Number.isNaN(wanted)) expect(msrp, key).toBeNull();
      else expect(msrp, key).toBeCloseTo(wanted, 6);
      // Sub-model 3 was announced at a price once, but not when it came again.
      expect(presalePrice, key).toBe(key === 'sub-0' ? 105_800 : null);
    }
    expect(data.list.some(({ msrp }) => msrp === null) && data.list.some(({ msrp }) => msrp !== null)).toBe(true);
    expect((await call('listSubModelSales', { filters: { fuelType: ['FCEV'] } })).data.list).toEqual([]);
  });
});

describe.each(['with empty tables, as an import makes it', 'sealed before there were prices'])(
  'a release %s',
  (kind) => {
    let own: string;
    let without: Market;
    beforeAll(async () => {
      own = await mkdtemp(join(tmpdir(), 'market-prices-'));
      const id = await publishSmallRelease(own, facts, 'plain');
      if (kind.startsWith('sealed')) await makeOld(own, id);
      without = await openMarket(own);
    });
    afterAll(async () => {
      await without.close();
      await rm(own, { recursive: true, force: true });
    });

    test('S7.058 S7.059 S7.060 S7.071 S2.101 answers its price calls empty and all others as ever', async () => {
      expect(await call('getMarketPrice', {}, 'en', without)).toEqual({ data: null });
      expect(await call('getMarketPriceTrend', {}, 'en', without)).toEqual({ data: [] });
      expect(await call('comingSoonModel', {}, 'en', without)).toEqual([]);
      expect(await call('onSaleModel', {}, 'en', without)).toEqual([]);
      const { list } = (await call('listSubModelSales', {}, 'en', without)).data;
      const priced = (await call('listSubModelSales', {}, 'en')).data.list;
      expect(list).toEqual(priced.map((row) => ({ ...row, msrp: null, presalePrice: null })));
    });
  },
);

test('without a published release the calls are refused in words, like those on sales', async () => {
  const own = await mkdtemp(join(tmpdir(), 'market-prices-'));
  const nothing = await openMarket(own);
  for (const name of ['getMarketPrice', 'getMarketPriceTrend', 'comingSoonModel', 'onSaleModel'] as const) {
    await expect(call(name, {}, 'en', nothing)).rejects.toThrow('No market data has been published');
  }
  await nothing.close();
  await rm(own, { recursive: true, force: true });
});

/** Takes from a release what releases did not have before there were prices. */
async function makeOld(marketFolder: string, id: string) {
  const instance = await DuckDBInstance.create(releaseFile(marketFolder, id));
  const connection = await instance.connect();
  for (const table of ['trim', 'price', 'launch']) await connection.run(`DROP TABLE ${table}`);
  connection.closeSync();
  instance.closeSync();
  const file = join(releaseFolder(marketFolder, id), 'release.json');
  const { prices: _prices, launches: _launches, ...old } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(old));
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { monthText } from './model/index.ts';
import { type Market, openMarket } from './service.ts';
import { callMarket } from './testing/call-market.ts';
import { makeFormerTrade } from './testing/former-trade.ts';
import { type Fact, publishSmallRelease, smallFacts } from './testing/small-market.ts';
import { priceInserts, smallLaunches, smallPrices } from './testing/small-prices.ts';

const facts = smallFacts();
const month = '2024-05';
const source = 'DATASOURCE_CLH_PIFA';
const counted = facts.filter((fact) => fact.dataSource === source && monthText(fact.month) === month);
const question: MarketQuery = {
  dataset: 'sales',
  dataSources: [source],
  dateType: 'monthly',
  from: month,
  to: month,
  by: [],
  indicators: ['volume'],
  totals: true,
};

/** Volumes by some keys of the facts, worked out without the engine. */
function added(list: readonly Fact[], by: readonly (keyof Fact)[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const fact of list) {
    const key = by.map((each) => fact[each]).join(' ');
    sums[key] = (sums[key] ?? 0) + fact.volume;
  }
  return sums;
}

const opened: { market: Market; folder: string }[] = [];
async function open(prepare?: (folder: string, id: string) => Promise<void>): Promise<Market> {
  const folder = await mkdtemp(join(tmpdir(), 'market-trade-'));
  const id = await publishSmallRelease(
    folder,
    facts,
    'one',
    priceInserts({ prices: smallPrices(), launches: smallLaunches }),
  );
  await prepare?.(folder, id);
  const market = await openMarket(folder);
  opened.push({ market, folder });
  return market;
}
afterAll(async () => {
  for (const { market, folder } of opened) {
    await market.close();
    await rm(folder, { recursive: true, force: true });
  }
});

async function volumes(market: Market, by: MarketQuery['by'], filters: MarketQuery['filters'] = {}) {
  const { rows, total } = await market.query({ ...question, by, filters }, 'en');
  const found = rows.map(({ keys, values }) => [by.map((key) => keys[key]).join(' '), values.volume]);
  return { rows: Object.fromEntries(found), total: total?.volume };
}

describe('a brand that two manufacturers build', () => {
  let market: Market;
  beforeAll(async () => {
    market = await open();
  });

  test('is one row by brand, and two by brand and manufacturer', async () => {
    expect((await volumes(market, ['brand'])).rows).toEqual(added(counted, ['brand']));
    const cut = (await volumes(market, ['brand', 'manufacturer'])).rows;
    expect(cut).toEqual(added(counted, ['brand', 'manufacturer']));
    expect(
      Object.keys(cut)
        .filter((key) => key.startsWith('brand-2 '))
        .sort(),
    ).toEqual(['brand-2 maker-0', 'brand-2 maker-1']);
  });

  test('adds up on the way from a manufacturer to its brands and their models', async () => {
    for (const maker of ['maker-0', 'maker-1']) {
      const own = counted.filter(({ manufacturer }) => manufacturer === maker);
      const brands = await volumes(market, ['brand'], { manufacturer: [maker] });
      expect(brands).toEqual({ rows: added(own, ['brand']), total: added(own, [])[''] });
      for (const brand of Object.keys(brands.rows)) {
        const models = await volumes(market, ['model'], { manufacturer: [maker], brand: [brand] });
        expect(models.total).toBe(brands.rows[brand]);
        expect(models.rows).toEqual(
          added(
            own.filter((fact) => fact.brand === brand),
            ['model'],
          ),
        );
      }
    }
  });

  test('is found within either manufacturer, and both within the brand', async () => {
    const keys = async (dimension: 'brand' | 'manufacturer', within: MarketQuery['filters'] = {}) =>
      (await market.members({ dataset: 'sales', dimension, within }, 'en')).members.map(({ key }) => key);
    expect(await keys('brand', { manufacturer: ['maker-0'] })).toEqual(['brand-0', 'brand-1', 'brand-2']);
    expect(await keys('brand', { manufacturer: ['maker-1'] })).toEqual(['brand-2']);
    expect(await keys('manufacturer', { brand: ['brand-2'] })).toEqual(['maker-0', 'maker-1']);
    expect(await keys('manufacturer', { model: ['model-3'] })).toEqual(['maker-0', 'maker-1']);
  });

  test('a sub-model is compared under its own manufacturer', async () => {
    const compared = { dataSource: source, from: month, to: month } as const;
    const { models } = await callMarket(market, 'marketCompare', { ...compared, subModels: ['sub-4', 'sub-5'] }, 'en');
    expect(models.map(({ brand, manufacturer }) => [brand, manufacturer])).toEqual([
      ['The brand 2', 'The maker 1'],
      ['The brand 2', 'The maker 0'],
    ]);
  });

  test('prices are cut by the manufacturer of the sub-model', async () => {
    const query = { ...question, dataset: 'price', dataSources: [], indicators: ['msrp'], totals: false } as const;
    const { rows } = await market.query({ ...query, by: ['manufacturer'], from: '2024-01', to: month }, 'en');
    const own = smallPrices().filter((price) => monthText(price.month) >= '2024-01');
    const mean = (maker: string) => {
      const built = own.filter(({ manufacturer }) => manufacturer === maker);
      const cars = built.reduce((sum, { volume }) => sum + volume, 0);
      return built.reduce((sum, { msrp, volume }) => sum + msrp * volume, 0) / cars;
    };
    // The last sub-model is the only one of its brand that has prices, and the first manufacturer builds it.
    expect(rows.map(({ keys, values }) => [keys.manufacturer, values.msrp])).toEqual([
      ['maker-0', expect.closeTo(mean('maker-0'), 6)],
    ]);
  });
});

describe('a release of which each brand names its only manufacturer', () => {
  let market: Market;
  beforeAll(async () => {
    market = await open(makeFormerTrade);
  });
  const only = { manufacturer: 'maker-1', manufacturerType: 'joint_venture' };
  const asBefore = counted.map((fact) => (fact.brand === 'brand-2' ? { ...fact, ...only } : fact));

  test.each<[by: ('manufacturer' | 'brand' | 'model' | 'manufacturerType')[]]>([
    [['manufacturer']],
    [['brand', 'manufacturer']],
    [['manufacturerType', 'model']],
  ])('answers by %j as ever', async (by) => {
    const total = added(asBefore, [])[''];
    expect(await volumes(market, by)).toEqual({ rows: added(asBefore, by), total });
  });

  test('answers several at once, each over a connection of its own', async () => {
    const queries = ['A', 'C', 'SUV_B'].map((segment) => volumes(market, ['manufacturer'], { segment: [segment] }));
    const all = await Promise.all(queries);
    const sums = all.map(({ total }) => total ?? 0);
    expect(sums.reduce((sum, value) => sum + value, 0)).toBe(added(asBefore, [])['']);
  });

  test('has prices of the whole country, and none by place', async () => {
    const query = { ...question, dataset: 'price', dataSources: [], indicators: ['msrp'], totals: false } as const;
    const own = smallPrices().filter((price) => monthText(price.month) === month);
    const cars = own.reduce((sum, { volume }) => sum + volume, 0);
    const mean = own.reduce((sum, { msrp, volume }) => sum + msrp * volume, 0) / cars;
    const ask = async (rest: Partial<MarketQuery>) => (await market.query({ ...query, ...rest }, 'en')).rows;
    expect((await ask({})).map(({ values }) => values.msrp)).toEqual([expect.closeTo(mean, 6)]);
    expect(await ask({ by: ['city'] })).toEqual([]);
    const byYear = await market.query({ ...query, by: ['modelYear'] } as unknown as MarketQuery, 'en');
    expect(byYear.rows.map(({ keys }) => keys)).toEqual([{ modelYear: 'unknown' }]);
    const { coverage } = await market.catalogue('price', 'en');
    expect(coverage.map(({ levels }) => levels.city)).toMatchObject([{ spans: [], members: 0, rest: true }]);
    const { members } = await market.members({ dataset: 'price', dimension: 'city' }, 'en');
    expect(members.map(({ key }) => key)).toContain('0000');
  });

  test('narrows members and names the manufacturers of new cars', async () => {
    const within = { manufacturer: ['maker-1'] };
    const { members } = await market.members({ dataset: 'sales', dimension: 'subModel', within }, 'en');
    expect(members.map(({ key }) => key)).toEqual(['sub-4', 'sub-5']);
    const coming = await callMarket(market, 'comingSoonModel', {}, 'en');
    expect(coming.find(({ key }) => key === 'later')?.manufacturer).toBe('The maker 1');
  });
});

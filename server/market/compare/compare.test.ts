import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallPayload } from '@portal/contract';
import { monthNumber } from '../model/index.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { averageOf, priceInserts, smallLaunches, smallPrices } from '../testing/small-prices.ts';

const facts = smallFacts();
const prices = smallPrices();
const question: CallPayload<'marketCompare'> = {
  dataSource: 'DATASOURCE_CLH_PIFA',
  subModels: ['sub-0', 'sub-3', 'sub-4'],
  from: '2023-06',
  to: '2024-05',
};

const volume = (subModel: string, from: string, to = from) =>
  facts
    .filter((fact) => fact.dataSource === question.dataSource && fact.subModel === subModel)
    .filter(({ month }) => month >= monthNumber(from) && month <= monthNumber(to))
    .reduce((sum, fact) => sum + fact.volume, 0);

describe('comparison of models', () => {
  let folder: string;
  let market: Market;
  let bare: Market;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-compare-'));
    await publishSmallRelease(join(folder, 'priced'), facts, 'one', priceInserts({ prices, launches: smallLaunches }));
    await publishSmallRelease(join(folder, 'bare'), facts, 'two');
    [market, bare] = await Promise.all([openMarket(join(folder, 'priced')), openMarket(join(folder, 'bare'))]);
  });
  afterAll(async () => {
    await Promise.all([market.close(), bare.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  const compare = (change: Partial<typeof question> = {}, language: 'en' | 'zh_CN' = 'en') =>
    callMarket(market, 'marketCompare', { ...question, ...change }, language);

  test('S2.082 volumes by month, total and growth are the sums of the facts, in the order asked', async () => {
    const { models, months } = await compare({ subModels: ['sub-4', 'sub-0'] });
    expect(models.map(({ key, name }) => [key, name])).toEqual([
      ['sub-4', 'The sub 4'],
      ['sub-0', 'The sub 0'],
    ]);
    expect(months).toHaveLength(12);
    expect([months[0], months.at(-1)]).toEqual(['2023-06', '2024-05']);
    for (const { key, volumes, total, yoy } of models) {
      expect(volumes).toEqual(months.map((month) => volume(key, month)));
      expect(total).toBe(volume(key, '2023-06', '2024-05'));
      expect(yoy).toBeCloseTo(volume(key, '2023-06', '2024-05') / volume(key, '2022-06', '2023-05') - 1, 10);
    }
  });

  test('S2.082 share and rank are those within the segment in the last month', async () => {
    // Segments of the small market: A is sub-0 and sub-1, C is sub-3 and sub-4.
    const segments = [
      ['sub-0', 'sub-1'],
      ['sub-3', 'sub-4'],
    ];
    const { models } = await compare({ subModels: ['sub-0', 'sub-1', 'sub-3', 'sub-4'], to: '2024-03' });
    for (const { key, share, rank, ranked } of models) {
      const rivals = segments.find((keys) => keys.includes(key)) ?? [];
      const volumes = rivals.map((rival) => volume(rival, '2024-03'));
      const own = volume(key, '2024-03');
      const sum = volumes.reduce((first, other) => first + other, 0);
      expect(rank).toBe(own > 0 ? volumes.filter((other) => other > own).length + 1 : null);
      expect(ranked).toBe(volumes.filter((other) => other > 0).length);
      if (own > 0) expect(share).toBeCloseTo(own / sum, 10);
    }
    expect(models.some(({ rank }) => rank === 1)).toBe(true);
  });

  test('S2.082 prices, trims and launch day stand beside the volumes', async () => {
    const { models, priceMonth } = await compare();
    expect(priceMonth).toBe('2024-05');
    for (const { key, prices: now, pricesYearBefore, trims } of models) {
      const msrp = averageOf(prices, '2024-05', 'msrp', key);
      const tp = averageOf(prices, '2024-05', 'tp', key);
      const before = averageOf(prices, '2023-05', 'msrp', key);
      if (Number.isNaN(msrp)) expect(now).toMatchObject({ msrp: null, tp: null, discount: null });
      else {
        expect(now.msrp).toBeCloseTo(msrp, 4);
        expect(now.discount).toBeCloseTo((msrp - tp) / msrp, 10);
      }
      if (Number.isNaN(before)) expect(pricesYearBefore.msrp).toBeNull();
      else expect(pricesYearBefore.msrp).toBeCloseTo(before, 4);
      const own = prices.filter((price) => price.subModel === key && price.month === monthNumber('2024-05'));
      const reported = trims.map((trim) => [trim.key, trim.msrp, trim.tp, trim.volume]);
      const wanted = own.map((fact) => [`trim-${fact.trim}`, fact.msrp, fact.tp, fact.volume]);
      expect(reported).toEqual(wanted.sort((first, other) => Number(first[1]) - Number(other[1])));
      for (const { msrp: list, tp: paid, discount } of trims)
        expect(discount).toBeCloseTo(((list ?? 0) - (paid ?? 0)) / (list ?? 0), 10);
    }
    expect(models.flatMap(({ trims }) => trims).length).toBeGreaterThan(0);
    expect(models.map(({ launchOn }) => launchOn)).toEqual(['2023-11-20', '2024-04-02', null]);
    expect(models[1]).toMatchObject({ segment: 'C-segment sedan', fuelType: 'BEV', brand: 'The brand 1' });
  });

  test('prices are those of the last month that has any', async () => {
    expect((await compare({ from: '2021-01', to: '2021-06' })).priceMonth).toBeNull();
    expect((await compare({ from: '2023-01', to: '2023-06' })).priceMonth).toBe('2023-06');
  });

  test('a release without prices leaves the price fields empty', async () => {
    const { models, priceMonth } = await callMarket(bare, 'marketCompare', question, 'en');
    expect(priceMonth).toBeNull();
    for (const { prices: now, trims, launchOn, total } of models) {
      expect(now).toEqual({ msrp: null, tp: null, discount: null, yoyMsrp: null, yoyTp: null });
      expect([trims, launchOn]).toEqual([[], null]);
      expect(total).toBeGreaterThan(0);
    }
  });

  const seven = Array.from({ length: 7 }, (_, index) => `sub-${index}`);
  test.each([
    ['one model', { subModels: ['sub-0'] }, /; 1 are selected/],
    ['one model twice', { subModels: ['sub-0', 'sub-0'] }, /; 1 are selected/],
    ['seven models', { subModels: seven }, /; 7 are selected/],
    ['unknown keys', { subModels: ['sub-0', 'nothing'] }, /does not contain these sub-models: nothing/],
    ['a span above the cap', { from: '2021-01', to: '2024-01' }, /at most 36 months/],
    ['a span that ends before it begins', { from: '2024-02', to: '2024-01' }, /start month .* is after the end month/],
    ['months without figures', { from: '2019-01', to: '2019-06' }, /covers 2020\/03 to 2024\/05 only/],
    ['a source the release has not', { dataSource: 'DATASOURCE_CLH_SALES' as const }, /has no data from the source/],
  ])('%s are refused with a sentence', async (_name, change, sentence) => {
    await expect(compare(change)).rejects.toThrow(sentence);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { schemas } from '@portal/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import { monthNumber } from '../model/index.ts';
import { type Market, openMarket } from '../service.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { type PriceFact, priceInserts, smallLaunches, smallPrices } from '../testing/small-prices.ts';
import type { DecisionQuery } from './check-decision.ts';
import { decisionSheet } from './decision.ts';

const [first, last] = [monthNumber('2019-01'), monthNumber('2024-05')];
const months = Array.from({ length: last - first + 1 }, (_, at) => first + at);
const elasticity = -2;

/** Terminal retail of a steady market, with a little chance of its own for each car. */
function facts() {
  const random = smallFacts();
  return ['sub-0', 'sub-2', 'sub-3', 'sub-5'].flatMap((key, car) => {
    const example = random.find(({ subModel }) => subModel === key);
    if (!example) throw new Error(`the small market has no ${key}`);
    return months.map((month, at) => ({
      ...example,
      dataSource: 'DATASOURCE_ZD_LINGSHOU' as const,
      month,
      volume: Math.round((1000 + 100 * car) * (1 + 0.04 * Math.sin(at * (7 + car)))),
    }));
  });
}

/** Of two cars of a segment one is so large that it hardly moves; the other answers to its price as planted. */
function prices(): PriceFact[] {
  const examples = smallPrices();
  const of = (trim: number, month: number, tp: number, volume: number): PriceFact => {
    const example = examples.find((price) => price.trim === trim);
    if (!example) throw new Error(`the small market has no trim ${trim}`);
    return { ...example, month, msrp: 120_000, tp, volume };
  };
  return months.flatMap((month, at) => {
    const tp = 100_000 + 1000 * ((at * 7) % 11);
    return [of(3, month, tp, Math.round(20_000 * (tp / 100_000) ** elasticity)), of(7, month, 150_000, 30_000_000)];
  });
}

describe('S2.016 a decision sheet', () => {
  let folder: string;
  let market: Market;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-decision-'));
    await publishSmallRelease(folder, facts(), 'one', priceInserts({ prices: prices(), launches: smallLaunches }));
    market = await openMarket(folder);
  });
  afterAll(async () => {
    await market.close();
    await rm(folder, { recursive: true, force: true });
  });

  const all = ['sales', 'price', 'incentive'];
  const ask = async (query: DecisionQuery, owned = all, language: 'zh_CN' | 'en' = 'en') => {
    const answer = await decisionSheet({ market, language }, query, async () => new Set(owned));
    expect([...Value.Errors(schemas.marketDecision.data, answer)]).toEqual([]);
    return answer;
  };
  const subject = { dimension: 'subModel', key: 'sub-2' } as const;
  const cut: DecisionQuery = { kind: 'price', subject, change: { value: -0.05, unit: 'part' } };

  test('finds the planted answer of volume, and puts it on the forecast', async () => {
    const answer = await ask(cut);
    expect([answer.lacks, answer.missing, answer.segment?.key]).toEqual([null, [], 'SUV_B']);
    const { own, used } = answer.response;
    expect(own?.low).toBeCloseTo(elasticity, 1);
    expect(own?.high).toBeCloseTo(elasticity, 1);
    expect(used?.basis).toBe('own');
    expect(answer.effect?.low).toBeCloseTo(0.95 ** elasticity - 1, 2);
    const { base, scenario, effect } = answer;
    if (!base || !scenario || !effect) throw new Error('nothing was worked out');
    expect(answer.months).toHaveLength(12);
    for (const [at, { low, high }] of base.months.entries()) {
      expect(Math.abs((scenario.months[at]?.low ?? 0) - low * (1 + effect.low))).toBeLessThanOrEqual(1);
      expect(Math.abs((scenario.months[at]?.high ?? 0) - high * (1 + effect.high))).toBeLessThanOrEqual(1);
      expect(low).toBeLessThan(high);
    }
    expect(scenario.total?.low).toBe(scenario.months.reduce((sum, { low }) => sum + low, 0));
    // The least and greatest price of the last six months, by the file itself.
    const six = prices().filter(({ trim, month }) => trim === 3 && month > last - 6);
    const ends = { low: Math.min(...six.map(({ tp }) => tp)), high: Math.max(...six.map(({ tp }) => tp)) };
    expect(answer.price?.now).toEqual(ends);
    expect(answer.price?.after.low).toBeCloseTo(0.95 * ends.low, 6);
    expect(answer.revenue?.base).toEqual({
      low: (base.total?.low ?? 0) * ends.low,
      high: (base.total?.high ?? 0) * ends.high,
    });
  });

  test('follows what a person assumes, and says so', async () => {
    const response = { low: -1.5, high: -0.5 };
    const baseline = { low: 100, high: 200 };
    const answer = await ask({ ...cut, basis: 'assumed', response, baseline, matched: 0.5 });
    expect(answer.response.used).toEqual({ basis: 'assumed', ...response });
    expect(answer.assumed).toMatchObject({ matched: 0.5, baseline: 'assumed' });
    expect(answer.effect?.low).toBeCloseTo(0.95 ** -0.25 - 1, 9);
    expect(answer.effect?.high).toBeCloseTo(0.95 ** -0.75 - 1, 9);
    expect(answer.base?.total).toEqual({ low: 1200, high: 2400 });
  });

  test('says what it lacks, and proposes cars to begin with', async () => {
    const nothing = await ask({ kind: 'price' });
    expect([nothing.lacks, nothing.proposed.length > 0]).toEqual(['subject', true]);
    expect((await ask({ ...cut, change: { value: 0, unit: 'part' } })).lacks).toBe('change');
    expect((await ask({ ...cut, basis: 'assumed' })).lacks).toBe('response');
    expect((await ask({ ...cut, subject: { dimension: 'subModel', key: 'sub-1' } })).lacks).toBe('baseline');
    expect((await ask({ ...cut, kind: 'incentive', change: { value: 500, unit: 'yuan' } })).lacks).toBe('response');
    expect((await ask({ kind: 'launch', segment: 'SUV_B', price: 100_000 })).lacks).toBe('comparables');
    await expect(ask({ ...cut, subject: { dimension: 'model', key: 'nobody' } })).rejects.toThrow(/nobody/);
    await expect(ask({ kind: 'launch', segment: 'HOVER', price: 1 })).rejects.toThrow(/HOVER/);
    // Neither a source that there is not, nor a change beyond any car, is made into another question.
    const source = { ...cut, dataSource: 'DATASOURCE_NONE' as DecisionQuery['dataSource'] };
    await expect(ask(source)).rejects.toThrow(/no source “DATASOURCE_NONE”\. Available: DATASOURCE/);
    for (const [kind, value, limits] of [
      ['price', 1e300, /between -10,000,000 and 10,000,000/],
      ['incentive', -1e300, /between -10,000,000 and 10,000,000/],
    ] as const)
      await expect(ask({ ...cut, kind, change: { value, unit: 'yuan' } })).rejects.toThrow(limits);
    await expect(ask({ ...cut, change: { value: -1e300, unit: 'part' } })).rejects.toThrow(/between -50% and 50%/);
  });

  test('lines launches up by the month of each, and leaves out what is not chosen', async () => {
    const launch: DecisionQuery = { kind: 'launch', segment: 'C', price: 300_000 };
    const { comparables, lacks } = await ask(launch);
    expect([lacks, comparables.map(({ key }) => key)]).toEqual(['comparables', ['sub-3']]);
    const sold = facts().filter(({ subModel, month }) => subModel === 'sub-3' && month >= monthNumber('2023-08'));
    expect(comparables[0]?.months).toEqual(sold.map(({ volume }) => volume));
    expect(comparables[0]?.chosen).toBe(true);
    const follows = await ask({ ...launch, subject });
    const yearSold = facts().filter(({ subModel, month }) => subModel === 'sub-2' && month > last - 12);
    expect(follows.forerunner).toEqual({
      key: 'sub-2',
      name: 'The sub 2',
      sold: yearSold.reduce((sum, { volume }) => sum + volume, 0),
    });
    expect(follows.comparables).toEqual(comparables);
    await expect(ask({ ...launch, subject: { ...subject, key: 'nobody' } })).rejects.toThrow(/nobody/);
    const none = await ask({ ...launch, comparables: [] });
    expect(none.comparables.map(({ chosen }) => chosen)).toEqual([false]);
  });

  test('shows and uses nothing of a dataset that the account does not own', async () => {
    for (const owned of [[], ['price', 'incentive'], ['news']]) {
      const answer = await ask(cut, owned);
      expect([answer.lacks, answer.base, answer.subject, answer.proposed]).toEqual(['sales', null, null, []]);
      expect(answer.response).toMatchObject({ own: null, segment: null, used: null });
      expect(answer.missing[0]).toMatchObject({ dataset: 'sales', products: expect.arrayContaining(['sales']) });
    }
    const unpriced = await ask(cut, ['sales']);
    expect([unpriced.lacks, unpriced.price, unpriced.revenue]).toEqual(['response', null, null]);
    expect(unpriced.response).toMatchObject({ own: null, segment: null });
    expect(unpriced.missing.map(({ dataset }) => dataset)).toEqual(['price']);
    // With an answer of one's own volume can be worked out, but no price is shown.
    const assumed = await ask({ ...cut, basis: 'assumed', response: { low: -2, high: -1 } }, ['sales']);
    expect([assumed.lacks, assumed.price, assumed.revenue]).toEqual([null, null, null]);
    expect((await ask({ ...cut, change: { value: -500, unit: 'yuan' } }, ['sales'])).lacks).toBe('price');
  });

  test('speaks the language of who asks', async () => {
    const [zh, en] = [await ask(cut, all, 'zh_CN'), await ask(cut, all, 'en')];
    expect([zh.subject?.name, en.subject?.name]).toEqual(['名-sub-2', 'The sub 2']);
  });
});

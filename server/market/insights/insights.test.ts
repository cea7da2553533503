import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { schemas } from '@portal/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import { deviationOf } from '../forecast/deviation.ts';
import { monthNumber } from '../model/index.ts';
import { type Market, openMarket } from '../service.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { openInsights } from './insights.ts';

const last = monthNumber('2024-05');

/** Sales of a steady market, in which one model sold four times as many in the latest month. */
function facts() {
  const random = smallFacts();
  const [example] = random;
  if (!example) throw new Error('the small market is empty');
  return Array.from({ length: 6 }, (_, subModel) => random.find((fact) => fact.subModel === `sub-${subModel}`))
    .flatMap((fact) => fact ?? [])
    .flatMap((fact, member) =>
      Array.from({ length: last - monthNumber('2019-01') + 1 }, (_, at) => {
        const month = monthNumber('2019-01') + at;
        const chance = 1 + 0.04 * Math.sin(at * (7 + member));
        const jump = fact.subModel === 'sub-2' && month === last ? 4 : 1;
        return { ...fact, month, volume: Math.round(1000 * chance * jump) };
      }),
    )
    .flatMap((fact) => [
      { ...fact, dataSource: 'DATASOURCE_CLH_PIFA' as const },
      // The other source saw it all by half: the same members lie outside there as well, and are listed once.
      { ...fact, dataSource: 'DATASOURCE_ZD_LINGSHOU' as const, volume: Math.round(fact.volume / 2) },
    ]);
}

describe('insights of the month', () => {
  let folder: string;
  let market: Market;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-insights-'));
    await publishSmallRelease(folder, facts(), 'one');
    market = await openMarket(folder);
  });
  afterAll(async () => {
    await market.close();
    await rm(folder, { recursive: true, force: true });
  });

  const { find: insightsFor } = openInsights();
  const ask = (owned: string[], language: 'zh_CN' | 'en' = 'en') =>
    insightsFor({ market, language }, async () => new Set(owned));

  test('are the members whose latest month lies farthest outside of what their past leads to', async () => {
    const answer = await ask(['sales']);
    expect([...Value.Errors(schemas.marketInsights.data, answer)]).toEqual([]);
    const [first] = answer.insights;
    expect(first).toMatchObject({ dataset: 'sales', month: '2024-05' });
    expect(['sub-2', 'model-1', 'PHEV']).toContain(first?.member.key);
    expect(first?.times).toBeGreaterThan(2);
    expect((first?.value ?? 0) / (first?.expected ?? 1)).toBeGreaterThan(2);
    const sizes = answer.insights.map(({ times }) => times);
    expect([...sizes].sort((one, other) => other - one)).toEqual(sizes);
    expect(answer.insights.length).toBeLessThanOrEqual(10);
    const members = answer.insights.map(({ dimension, member }) => `${dimension.key} ${member.key}`);
    expect(new Set(members).size).toBe(members.length);
    expect(answer.series).toBeGreaterThan(1.9 * members.length);
    expect(answer.series).toBeGreaterThan(answer.outside);
  });

  test('are of the datasets alone that the account may see', async () => {
    for (const owned of [[], ['price', 'policy'], ['internet']]) {
      const answer = await ask(owned);
      expect([owned, answer.insights, answer.datasets, answer.series]).toEqual([owned, [], [], 0]);
    }
  });

  test('speak the language of who asks', async () => {
    const [zh, en] = [await ask(['sales'], 'zh_CN'), await ask(['sales'], 'en')];
    expect(zh.insights[0]?.dimension.name).toMatch(/\p{Script=Han}/u);
    expect(en.insights[0]?.dimension.name).not.toMatch(/\p{Script=Han}/u);
    expect(zh.insights.map(({ member }) => member.key)).toEqual(en.insights.map(({ member }) => member.key));
  });

  test('are looked for once before anybody asks: who asks then puts no question to the engine', async () => {
    const asked = jest.spyOn(market, 'query');
    const ready = openInsights();
    await ready.warm(market);
    const looked = asked.mock.calls.length;
    await ready.warm(market);
    const answer = await ready.find({ market, language: 'zh_CN' }, async () => new Set(['sales']));
    expect([looked > 0, asked.mock.calls.length]).toEqual([true, looked]);
    asked.mockRestore();
    expect(answer).toEqual(await ask(['sales'], 'zh_CN'));
  });
});

describe('how far the latest month lies off', () => {
  const steady = Array.from({ length: 60 }, (_, at) => 1000 + 40 * Math.sin(at * 3));
  const first = monthNumber('2019-01');

  test('is 1 at the end of the band, and more outside of it', () => {
    const found = deviationOf([...steady, 1000], first);
    if (!found) throw new Error('nothing was forecast');
    expect(found.times).toBeLessThan(1.5);
    expect(deviationOf([...steady, found.high], first)?.times).toBeCloseTo(1, 1);
    expect(deviationOf([...steady, 3 * found.expected], first)?.times).toBeGreaterThan(3);
  });

  test('is not known of a month that is missing, nor of a short past', () => {
    expect(deviationOf([...steady, null], first)).toBeNull();
    expect(deviationOf(steady.slice(0, 20), first)).toBeNull();
    expect(deviationOf([...steady.slice(0, 40), null, ...steady.slice(0, 20)], first)).toBeNull();
  });
});

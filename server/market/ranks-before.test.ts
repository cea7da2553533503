import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { monthNumber } from './model/index.ts';
import { type Market, openMarket } from './service.ts';
import { publishSmallRelease, smallFacts } from './testing/small-market.ts';

const facts = smallFacts();
const source = 'DATASOURCE_CLH_PIFA';
const now = '2023-04';

let folder: string;
let market: Market;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-ranks-before-'));
  await publishSmallRelease(folder, facts);
  market = await openMarket(folder);
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

const question: MarketQuery = {
  dataset: 'sales',
  dataSources: [source],
  dateType: 'monthly',
  from: now,
  to: now,
  by: ['subModel', 'city'],
  indicators: ['volume', 'volumeRank', 'volumeRankBefore', 'volumeRankMove', 'volumeContribution', 'mom'],
  totals: true,
};

/** Cars by sub-model and city in a month, counted without the engine. */
function soldIn(month: number): Map<string, number> {
  const sums = new Map<string, number>();
  for (const fact of facts.filter((candidate) => candidate.dataSource === source && candidate.month === month)) {
    const key = `${fact.subModel} ${fact.city}`;
    sums.set(key, (sums.get(key) ?? 0) + fact.volume);
  }
  return sums;
}

/** One more than how many sold more; none for who sold nothing, or too little. */
const rankIn = (sums: Map<string, number>, key: string, least = 1): number | null => {
  const own = sums.get(key) ?? 0;
  return own < least ? null : 1 + [...sums.values()].filter((volume) => volume >= least && volume > own).length;
};

const sumOf = (sums: Map<string, number>) => [...sums.values()].reduce((sum, volume) => sum + volume, 0);

const compared = [
  { against: 'before', months: 1, of: ['volumeRankBefore', 'volumeRankMove', 'volumeContribution'] },
  { against: 'yearBefore', months: 12, of: ['volumeRankYearBefore', 'volumeRankMoveYoy', 'volumeContributionYoy'] },
] as const;

describe.each(compared)('ranks against $against', ({ of, months }) => {
  const [rank, move, part] = of;
  const after = soldIn(monthNumber(now));
  const before = soldIn(monthNumber(now) - months);
  const growth = (sumOf(after) / sumOf(before) - 1) * 100;
  const query: MarketQuery = { ...question, indicators: ['volume', 'volumeRank', rank, move, part] };

  test('those who sold in either month have their ranks then and now, and how many lie between', async () => {
    const { rows } = await market.query(query, 'en');
    const all = [...new Set([...after.keys(), ...before.keys()])];
    expect(rows).toHaveLength(all.length);
    // Somebody came, somebody left, and some share a rank: without them this test says little.
    expect(all.some((key) => !before.has(key))).toBe(true);
    expect(all.some((key) => !after.has(key))).toBe(true);
    for (const { keys, values } of rows) {
      const key = `${keys.subModel} ${keys.city}`;
      const [present, former] = [rankIn(after, key), rankIn(before, key)];
      const moved = present === null || former === null ? null : former - present;
      expect([key, values.volumeRank, values[rank], values[move]]).toEqual([key, present, former, moved]);
    }
  });

  test('what they contribute adds up to the growth of all of them, with others as well', async () => {
    const whole = await market.query(query, 'en');
    expect(whole.rows.reduce((sum, { values }) => sum + (values[part] ?? 0), 0)).toBeCloseTo(growth, 9);
    expect(whole.total?.[part]).toBeCloseTo(growth, 9);
    const cut = await market.query({ ...query, limit: 4, others: true }, 'en');
    expect(cut.rows.map(({ kind }) => kind)).toEqual(['row', 'row', 'row', 'row', 'others']);
    expect(cut.rows.reduce((sum, { values }) => sum + (values[part] ?? 0), 0)).toBeCloseTo(growth, 9);
  });

  test('with a least volume ranks are among those that reach it, then as now', async () => {
    const least = 15;
    const { rows } = await market.query({ ...query, minimumVolume: least }, 'en');
    expect(rows.length).toBeGreaterThan(2);
    for (const { keys, values } of rows) {
      const key = `${keys.subModel} ${keys.city}`;
      expect([key, values.volumeRank, values[rank]]).toEqual([
        key,
        rankIn(after, key, least),
        rankIn(before, key, least),
      ]);
    }
  });
});

test('S9.047 without a former period there is no former rank, no move and no contribution', async () => {
  const first = '2020-03';
  const { rows, total } = await market.query({ ...question, from: first, to: first }, 'en');
  expect(rows.length).toBeGreaterThan(0);
  for (const { values } of rows)
    expect([values.volumeRankBefore, values.volumeRankMove, values.volumeContribution]).toEqual([null, null, null]);
  expect(total?.volumeContribution).toBeNull();
});

test('a year that is not over is ranked against the same months of the one before', async () => {
  const year: MarketQuery = { ...question, dateType: 'annual', from: '2024-01', to: '2024-05', by: ['subModel'] };
  const { rows } = await market.query(year, 'en');
  const sums = (from: string) => {
    const first = monthNumber(from);
    const found = new Map<string, number>();
    for (const fact of facts.filter(
      ({ dataSource, month }) => dataSource === source && month >= first && month < first + 5,
    ))
      found.set(fact.subModel, (found.get(fact.subModel) ?? 0) + fact.volume);
    return found;
  };
  const before = sums('2023-01');
  for (const { keys, values } of rows) expect(values.volumeRankBefore).toBe(rankIn(before, keys.subModel ?? ''));
});

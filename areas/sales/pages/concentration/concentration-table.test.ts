import { expect, test } from '@jest/globals';
import type { MarketAnswer } from '@portal/contract';
import { testAnswer } from '../../../../ui/analysis/testing/market.ts';
import { concentrationTable, figuresOfConcentration } from './concentration-table.ts';

const figures = figuresOfConcentration((key) => key);

const row = (period: string, brand: string, volume: number, more: Partial<MarketAnswer['rows'][number]> = {}) => ({
  kind: 'row' as const,
  keys: { period, brand },
  names: { period, brand },
  values: { volume },
  ...more,
});

test('each period has its own market, in which what is not told by name counts and is no member', () => {
  const query = testAnswer({
    dataset: 'sales',
    dataSources: [],
    dateType: 'monthly',
    from: '2024-07',
    to: '2024-08',
    by: ['period', 'brand'],
    indicators: ['volume'],
  });
  const answer: MarketAnswer = {
    ...query,
    rows: [
      row('2024-07', 'a', 60),
      row('2024-07', 'b', 40),
      row('2024-08', 'a', 30),
      row('2024-08', 'b', 20),
      row('2024-08', 'unknown', 50, { unnamed: { brand: 'unknown' } }),
      { kind: 'subtotal', keys: { period: '2024-07' }, names: {}, values: { volume: 100 } },
      { kind: 'subtotal', keys: { period: '2024-08' }, names: {}, values: { volume: 100 } },
    ],
  };
  const { rows } = concentrationTable(answer, 'brand', figures);
  expect(rows.map(({ keys, values }) => [keys.period, values.cr3, values.half, Math.round(values.hhi ?? 0)])).toEqual([
    ['2024-07', 1, 1, 5200],
    ['2024-08', 0.5, 2, 1300],
  ]);
});

test('S9.047 a period of which nothing is known has no concentration', () => {
  const query = testAnswer({
    dataset: 'sales',
    dataSources: [],
    dateType: 'monthly',
    from: '2024-07',
    to: '2024-07',
    by: ['period', 'brand'],
    indicators: ['volume'],
  });
  const rows = [row('2024-07', 'a', 0, { values: { volume: null } })];
  expect(concentrationTable({ ...query, rows }, 'brand', figures).rows[0]?.values).toEqual({
    cr3: null,
    cr5: null,
    cr10: null,
    half: null,
    hhi: null,
  });
});

import { describe, expect, test } from '@jest/globals';
import type { Query } from '../market/ask.ts';
import { testAnswer } from '../testing/market.ts';
import { preliminaryIndex, shortPeriod } from './chartWords.ts';
import { compareChart } from './compareChart.ts';
import { marketChart } from './marketChart.ts';
import { structureChart } from './structureChart.ts';

const question: Query = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2024-07',
  to: '2024-08',
  by: ['period', 'fuelType'],
  indicators: ['volume', 'share', 'yoy'],
};

describe('charts of the sales area', () => {
  test('S9.034 growth of the market is a series in percent beside the volume', () => {
    const spec = marketChart(
      testAnswer({ ...question, by: ['period'] }),
      { title: 'T', volume: 'Volume', yoy: 'YoY' },
      'en',
    );
    expect(spec.series.map(({ format, values }) => [format, values])).toEqual([
      ['count', [100, 200]],
      ['percent', [0.1, 0.1]],
    ]);
    expect(spec.categories).toEqual(['2024/07', '2024/08']);
    expect(spec.preliminaryFrom).toBe(1);
    expect(spec.source).toBe('Association wholesale volume');
  });

  test('members are compared by the figures of the same answer as the table', () => {
    const shape = { by: 'fuelType', indicator: 'volume', title: 'T', yoy: 'YoY' };
    const spec = compareChart(testAnswer(question), shape, 'en');
    expect(spec.series.map(({ name, values }) => [name, values])).toEqual([
      ['Battery', [100, 300]],
      ['Petrol', [200, 400]],
    ]);
    expect(spec.series[0]?.changes).toEqual([0.1, 0.1]);
  });

  test('parts beyond the ten colours stand together as others', () => {
    const answer = testAnswer({ ...question, by: ['period'] });
    const rows = Array.from({ length: 12 }, (_, index) => ({
      kind: 'row' as const,
      keys: { period: '2024-07', segment: `s${index}` },
      names: { period: 'Jul', segment: `S${index}` },
      values: { volume: index + 1 },
    }));
    const spec = structureChart({ ...answer, rows }, { by: 'segment', title: 'T', others: 'Others' }, 'en');
    expect(spec.series).toHaveLength(10);
    expect(spec.series.at(-1)).toMatchObject({ name: 'Others', values: [1 + 2 + 3] });
  });

  test('a preliminary month makes its quarter and its year preliminary', () => {
    const answer = testAnswer(question);
    const index = (...keys: string[]) =>
      preliminaryIndex(
        answer,
        keys.map((key) => ({ key })),
      );
    expect(index('2024-Q1', '2024-Q2', '2024-Q3')).toBe(2);
    expect(index('2023', '2024')).toBe(1);
    expect(index('2024-06', '2024-07')).toBeNull();
    expect(shortPeriod('2024-Q3')).toBe('2024 Q3');
  });
});

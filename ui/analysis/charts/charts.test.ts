import { describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { testAnswer } from '../testing/market.ts';
import { compareChart } from './compare-chart.ts';
import { marketChart } from './market-chart.ts';
import { periodAxis } from './period-axis.ts';
import { structureChart } from './structure-chart.ts';

const question: MarketQuery = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2024-07',
  to: '2024-08',
  by: ['period', 'fuelType'],
  indicators: ['volume', 'share', 'yoy'],
};

describe('charts of an answer of the market', () => {
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

  test('S3.040 a year that is not over says which months it has, and that the last of them may still change', () => {
    const year = (key: string) => ({ ...testAnswer(question).rows[0], keys: { period: key }, names: { period: key } });
    const answer = {
      ...testAnswer({ ...question, dateType: 'annual', by: ['period'] }),
      rows: [year('2023'), year('2024')] as ReturnType<typeof testAnswer>['rows'],
      period: { from: '2023-01', to: '2024-08', preliminaryFrom: '2024-08' },
    };
    const words = { title: 'T', volume: 'Volume', yoy: 'YoY' };
    expect(marketChart(answer, words, 'en')).toMatchObject({
      categories: ['2023', '2024 (Jan–Aug)'],
      preliminaryFrom: 1,
    });
    expect(marketChart(answer, words, 'zh_CN').categories).toEqual(['2023', '2024（1–8月）']);
  });

  test('a period whose figure is of months before it too is named by all of them', () => {
    const own = testAnswer({ ...question, by: ['period'] });
    const combined = [{ period: '2024-08', from: '2024-07', to: '2024-08' }];
    const about = { dataSource: null, months: 2, of: 2, uncovered: ['2024-07'], partly: [], combined, says: [] };
    const answer = { ...own, coverage: [about] };
    const periods = ['2024-07', '2024-08'];
    expect(periodAxis({ ...answer, rows: [] }, periods, 'en').categories).toEqual(['2024/07', '2024/07–08']);
    const named = answer.rows.map((row) => ({ ...row, names: { period: `named ${row.keys.period}` } }));
    expect(periodAxis({ ...answer, rows: named }, periods, 'en').categories).toEqual(['2024/07', 'named 2024-08']);
  });
});

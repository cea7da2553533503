import { describe, expect, test } from '@jest/globals';
import { type DateType, dateTypes, type MarketQuery, spanCaps } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { sales } from '../datasets/index.ts';
import type { WindowKind } from '../kinds/index.ts';
import { monthNumber, monthText } from '../model/month.ts';
import { periodLength } from '../model/period.ts';
import { type Coverage, planPeriods } from './plan.ts';

const wholesale: Coverage = {
  source: 1,
  key: 'DATASOURCE_CLH_PIFA',
  first: monthNumber('2022-01'),
  last: monthNumber('2024-05'),
  spans: [{ first: monthNumber('2022-01'), last: monthNumber('2024-05') }],
  combined: [],
};

const question = (rest: Partial<MarketQuery>): MarketQuery => ({
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2024-05',
  to: '2024-05',
  by: [],
  indicators: ['volume', 'yoy', 'mom', 'cumulativeVolume', 'ytdGrowth'],
  ...rest,
});

const windowOf = (rest: Partial<MarketQuery>, frame: WindowKind, slot = 0): string | undefined => {
  const found = planPeriods(sales, question(rest), [wholesale]).windows.find(
    (window) => window.frame === frame && window.slot === slot,
  );
  return found && `${monthText(found.first)}..${monthText(found.last)}`;
};

const refusal = (rest: Partial<MarketQuery>): Refusal => {
  try {
    planPeriods(sales, question(rest), [wholesale]);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('was not refused');
};

describe('spans', () => {
  test.each(dateTypes)('S5.032 S5.033 the cap of %s passes, one more is refused', (dateType: DateType) => {
    const cap = spanCaps[dateType];
    const length = periodLength[dateType];
    const from = monthNumber('2012-01');
    const to = (periods: number) => monthText(from + periods * length - 1);
    const span = { dateType, from: '2012-01' };
    expect(() => planPeriods(sales, question({ ...span, to: to(cap) }), [wholesale])).not.toThrow();
    const { sentence } = refusal({ ...span, to: to(cap + 1) });
    expect(sentence.en).toContain('out of range');
    expect(sentence.zh_CN).toContain('超出范围');
    expect(sentence.en).toContain(String(cap));
    expect(sentence.zh_CN).toContain(String(cap));
  });

  test('a span that ends before it begins is refused', () => {
    expect(refusal({ from: '2024-06', to: '2024-05' }).sentence.en).toContain('2024/06');
  });

  test('S3.037 sources that would be added together are refused', () => {
    const dataSources: MarketQuery['dataSources'] = ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'];
    expect(refusal({ dataSources }).sentence.en).toContain('never added together');
    expect(() => planPeriods(sales, question({ dataSources, by: ['dataSource'] }), [wholesale])).not.toThrow();
  });

  test('S3.040 quarters and years are widened to whole periods, clipped to what the release covers', () => {
    const quarters = planPeriods(sales, question({ dateType: 'quarterly', from: '2023-11', by: ['period'] }), [
      wholesale,
    ]);
    expect(quarters.slots.map(({ key }) => key)).toEqual(['2023-Q4', '2024-Q1', '2024-Q2']);
    expect([monthText(quarters.span.first), monthText(quarters.span.last)]).toEqual(['2023-10', '2024-05']);
  });

  test('a filter on periods narrows the span; scattered periods are refused', () => {
    const span = { from: '2024-01', by: ['period' as const] };
    const plan = planPeriods(sales, question({ ...span, filters: { period: ['2024-03', '2024-02'] } }), [wholesale]);
    expect(plan.slots.map(({ key }) => key)).toEqual(['2024-02', '2024-03']);
    expect(refusal({ ...span, filters: { period: ['2024-01', '2024-03'] } }).sentence.en).toContain('not consecutive');
    expect(planPeriods(sales, question({ ...span, filters: { period: ['nobody'] } }), [wholesale]).slots).toEqual([]);
  });
});

describe('windows', () => {
  test('S3.041 a month is compared with the same month a year before and the month before', () => {
    expect(windowOf({}, 'yearBefore')).toBe('2023-05..2023-05');
    expect(windowOf({}, 'before')).toBe('2024-04..2024-04');
    expect(windowOf({}, 'ytd')).toBe('2024-01..2024-05');
    expect(windowOf({}, 'ytdYearBefore')).toBe('2023-01..2023-05');
  });

  test('a running quarter is compared with the same covered months only', () => {
    const running = { dateType: 'quarterly' as const, from: '2024-04' };
    expect(windowOf(running, 'current')).toBe('2024-04..2024-05');
    expect(windowOf(running, 'yearBefore')).toBe('2023-04..2023-05');
    expect(windowOf(running, 'before')).toBe('2024-01..2024-02');
  });

  test('S3.041 a running year is compared with the same months of the year before, not with the months directly before', () => {
    const running = { dateType: 'annual' as const, from: '2024-01' };
    expect(windowOf(running, 'current')).toBe('2024-01..2024-05');
    expect(windowOf(running, 'yearBefore')).toBe('2023-01..2023-05');
    expect(windowOf(running, 'before')).toBe('2023-01..2023-05');
  });

  test('without periods listed the span as a whole is compared', () => {
    const span = { from: '2024-01' };
    expect(windowOf(span, 'yearBefore')).toBe('2023-01..2023-05');
    expect(windowOf(span, 'before')).toBe('2023-08..2023-12');
  });

  test('a base that is not covered completely is no base', () => {
    expect(windowOf({ from: '2022-12', to: '2023-01' }, 'yearBefore')).toBeUndefined();
    expect(windowOf({ from: '2023-01', to: '2023-01' }, 'yearBefore')).toBe('2022-01..2022-01');
    expect(windowOf({ from: '2022-01', to: '2022-01' }, 'before')).toBeUndefined();
  });
});

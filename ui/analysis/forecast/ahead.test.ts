import { describe, expect, test } from '@jest/globals';
import { pivotOf } from '@portal/contract';
import { addMonths } from '@portal/ui';
import { compareChart } from '../charts/compare-chart.ts';
import type { Answer } from '../page/ask.ts';
import { testAnswer, testCatalogue } from '../testing/market.ts';
import { aheadOf } from './ahead.ts';
import type { Forecast } from './forecast.ts';
import { forecastChart } from './forecast-chart.ts';
import { forecastNotes } from './forecast-notes.ts';
import { forecastTable } from './forecast-table.ts';

const source = { key: 'DATASOURCE_CLH_PIFA', name: 'Wholesale' };
const tried = { times: 36, figures: 366, error: 0.081, naiveError: 0.11, inBand: 0.82 };

/** Twelve months of 1, 2, 4, ...: a sum says by its binary digits which of them it holds. */
const digits = Array.from({ length: 12 }, (_, at) => 2 ** at);

const forecastAfter = (last: string, change: Partial<Forecast['rows'][number]> = {}, of = source): Forecast => ({
  release: { id: 'r1', publishedAt: '2024-09-10T00:00:00Z', demonstration: true, note: '' },
  dataSources: [of],
  indicator: { key: 'volume' } as Forecast['indicator'],
  period: { from: '2018-01', to: last, preliminaryFrom: null },
  months: digits.map((_, at) => addMonths(last, at + 1)),
  rows: [
    {
      key: null,
      name: '',
      reason: null,
      tried,
      values: digits,
      low: digits.map((value) => value - 0.5),
      high: digits.map((value) => value * 2),
      ...change,
    },
  ],
  rule: { name: 'Forecast', definition: 'definition', formula: 'formula' },
});

/** Figures by period of one series, or of series that are sources. */
function answerOf(from: string, to: string, figures: Record<string, number | null>, by?: string): Answer {
  const answer = testAnswer({
    dataset: 'sales',
    dataSources: ['DATASOURCE_CLH_PIFA'],
    dateType: 'quarterly',
    from,
    to,
    by: ['period'],
    indicators: ['volume'],
  });
  const rows = Object.entries(figures).map(([key, volume]) => {
    const [period = '', member] = key.split(' ');
    const own = { period, ...(by && member && { [by]: member }) };
    return { kind: 'row' as const, keys: own, names: own, values: { volume } };
  });
  return { ...answer, rows };
}

const shape = { indicator: 'volume' } as const;

describe('quarters and years of a forecast', () => {
  const quarters = answerOf('2024-01', '2024-08', { '2024-Q1': 9000, '2024-Q2': 9100, '2024-Q3': 5000 });

  test('are sums of its months; a quarter that was counted in part holds both, and one without its last months is left out', () => {
    const { periods, rows } = aheadOf([forecastAfter('2024-08')], quarters, { ...shape, dateType: 'quarterly' });
    expect(periods).toEqual([
      { key: '2024-Q3', isPartly: true },
      { key: '2024-Q4', isPartly: false },
      { key: '2025-Q1', isPartly: false },
      { key: '2025-Q2', isPartly: false },
    ]);
    // September; October to December; and so on: the binary digits of the months.
    expect(rows[0]?.values).toEqual([5000 + 0b1, 0b1110, 0b1110000, 0b1110000000]);
    expect(rows[0]?.high).toEqual([5000 + 0b10, 0b11100, 0b11100000, 0b11100000000]);
    expect(rows[0]?.low).toEqual([5000.5, 0b1110 - 1.5, 0b1110000 - 1.5, 0b1110000000 - 1.5]);
  });

  test('years likewise: the one that runs is partly forecast, and the next is not whole', () => {
    const years = answerOf('2023-01', '2024-08', { '2023': 90_000, '2024': 60_000 });
    const { periods, rows } = aheadOf([forecastAfter('2024-08')], years, { ...shape, dateType: 'annual' });
    expect(periods).toEqual([{ key: '2024', isPartly: true }]);
    expect(rows[0]?.values).toEqual([60_000 + 0b1111]);
    const full = answerOf('2023-01', '2023-12', { '2023': 90_000 });
    const next = aheadOf([forecastAfter('2023-12')], full, { ...shape, dateType: 'annual' });
    expect([next.periods, next.rows[0]?.values]).toEqual([[{ key: '2024', isPartly: false }], [4095]]);
  });

  test('of which not all counted months stand in the answer are not known', () => {
    const late = answerOf('2024-08', '2024-08', { '2024-Q3': 2500 });
    const { rows } = aheadOf([forecastAfter('2024-08')], late, { ...shape, dateType: 'quarterly' });
    expect(rows[0]?.values.slice(0, 2)).toEqual([null, 0b1110]);
    const unknown = answerOf('2024-01', '2024-08', { '2024-Q3': null });
    expect(
      aheadOf([forecastAfter('2024-08')], unknown, { ...shape, dateType: 'quarterly' }).rows[0]?.values[0],
    ).toBeNull();
  });

  test('stand apart from what was counted, in the picture, the table and the words', () => {
    const named = { rows: [{ ...(forecastAfter('2024-08').rows[0] as Forecast['rows'][number]), key: 'BEV' }] };
    const figures = { '2024-Q2 BEV': 9100, '2024-Q3 BEV': 5000 };
    const answer = answerOf('2024-04', '2024-08', figures, 'fuelType');
    const byFuel = { ...answer, columns: [...answer.columns, { ...answer.columns[0], key: 'fuelType' }] } as Answer;
    const ahead = aheadOf([{ ...forecastAfter('2024-08'), ...named }], byFuel, {
      indicator: 'volume',
      by: 'fuelType',
      dateType: 'quarterly',
    });
    const drawn = compareChart(byFuel, { by: 'fuelType', indicator: 'volume', title: '', yoy: '' }, 'en');
    const chart = forecastChart(drawn, ahead, 'en');
    expect(chart.categories.slice(1, 4)).toEqual(['2024 Q3 (Jul–Aug)', '2024 Q3 (partly forecast)', '2024 Q4']);
    expect(chart.forecast).toMatchObject({ from: 2, apart: true });
    expect(chart.forecast?.name).toBe('Forecast (dashed), wider than 80%');
    expect(chart.series.map(({ values }) => values.slice(0, 3))).toEqual([
      [9100, 5000, null],
      [null, null, 5001],
    ]);
    const counted = pivotOf(byFuel, { rows: 'period', columns: 'fuelType', indicator: 'volume' }, 'en', testCatalogue);
    const rows = forecastTable(counted, ahead, { indicator: 'volume' }, 'en').rows.map(
      ({ forecast = false, names, values }) => [forecast, names.period, values['m:BEV']],
    );
    expect(rows.slice(1, 4)).toEqual([
      [false, '2024-Q3', 5000],
      [true, '2024 Q3 (partly forecast)', 5001],
      [true, '2024 Q4 (forecast)', 14],
    ]);
    const { caption, notes } = forecastNotes(ahead, 'zh_CN');
    expect(caption[0]).toContain('各月 80% 区间（按历史误差确定）的上下限之和');
    expect(caption.join()).toMatch(/各月之和.*部分为预测/);
    expect(notes[0]?.[1]).toContain('部分为预测');
    expect(
      forecastNotes(aheadOf([forecastAfter('2024-08')], quarters, { ...shape, dateType: 'monthly' }), 'en').caption,
    ).not.toContain('Quarters');
  });
});

test('of series that are sources each goes on from its own last month, after all that was counted', () => {
  const answer = answerOf('2024-07', '2024-08', { '2024-08 first': 10, '2024-08 second': null }, 'dataSource');
  const [first, second] = ['first', 'second'].map((key) => ({ key, name: key.toUpperCase() }));
  const found = [
    forecastAfter('2024-08', {}, first as typeof source),
    forecastAfter('2024-07', { key: null }, second as typeof source),
  ] as [Forecast, Forecast];
  const { periods, rows, period } = aheadOf(found, answer, { ...shape, by: 'dataSource', dateType: 'monthly' });
  expect(periods.map(({ key }) => key)).toEqual(digits.map((_, at) => addMonths('2024-09', at)));
  expect(rows.map(({ key, name }) => [key, name])).toEqual([
    ['first', 'FIRST'],
    ['second', 'SECOND'],
  ]);
  expect(rows[0]?.values).toEqual(digits);
  // Its first month lies before the end of the others, and there is none for the last.
  expect(rows[1]?.values).toEqual([...digits.slice(1), null]);
  expect(period).toEqual({ from: '2018-01', to: '2024-08', preliminaryFrom: null });
});

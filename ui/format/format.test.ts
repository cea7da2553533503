import { describe, expect, test } from '@jest/globals';
import {
  addMonths,
  countFigure,
  countMonths,
  countUnit,
  dateOptionSpan,
  dateOptions,
  formatCount,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDayOrMonth,
  formatMonthRange,
  formatNumber,
  formatPercent,
  formatPoints,
  formatPrice,
  formatRatio,
  textWidth,
  truncateText,
} from './index.ts';

describe('numbers', () => {
  test('S8.026 not a number shows N/A', () => {
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, 'many', {}]) {
      expect(formatNumber(wrong)).toBe('N/A');
      expect(formatPercent(wrong)).toBe('N/A');
      expect(formatCount(wrong, 'en')).toBe('N/A');
      expect(formatPoints(wrong)).toBe('N/A');
    }
  });

  test('S9.047 an empty value shows - and 0 does not', () => {
    for (const empty of [null, undefined, '']) {
      expect(formatNumber(empty)).toBe('-');
      expect(formatRatio(empty)).toBe('-');
    }
    expect(formatDate('')).toBe('-');
    expect(formatNumber(0)).toBe('0');
    expect(formatRatio(0)).toBe('0.0%');
  });

  test('S9.045 thousands are separated', () => {
    expect(formatNumber(1234567)).toBe('1,234,567');
    expect(formatNumber(1234.56, 1)).toBe('1,234.6');
    expect(formatNumber(-0.01, 1)).toBe('0.0');
  });

  test('S9.046 percent has the suffix % or its own', () => {
    expect(formatPercent(12.3)).toBe('12.3%');
    expect(formatPercent(12.3, { suffix: ' percent' })).toBe('12.3 percent');
    expect(formatPercent(12.34, { sign: true })).toBe('+12.3%');
    expect(formatRatio(0.123)).toBe('12.3%');
    expect(formatRatio(-0.05, { sign: true })).toBe('-5.0%');
  });

  test('share change is written in signed percentage points', () => {
    expect(formatPoints(1.24)).toBe('+1.2');
    expect(formatPoints(-1.2, { language: 'zh_CN' })).toBe('-1.2 百分点');
    expect(formatPoints(0.01, { language: 'en' })).toBe('0.0 pp');
  });

  test('S9.032 S9.033 a count is written in the unit that its size and its language ask for', () => {
    expect(formatCount(123456, 'zh_CN')).toBe('12.3 万');
    expect(formatCount(123456, 'en')).toBe('123.5k');
    expect(formatCount(2_312_345, 'zh_CN')).toBe('231.2 万');
    expect(formatCount(2_312_345, 'en')).toBe('2.31m');
    expect(formatCount(312_345_678, 'zh_CN')).toBe('3.12 亿');
    expect([formatCount(5321, 'zh_CN'), formatCount(5321, 'en'), formatCount(321, 'en')]).toEqual([
      '5,321',
      '5.3k',
      '321',
    ]);
    expect([formatCount(0, 'zh_CN'), formatCount(-123456, 'zh_CN')]).toEqual(['0', '-12.3 万']);
  });

  test('a count that rounding makes a whole larger unit is written in that', () => {
    expect([999, 999_949, 999_950, 999_960].map((count) => formatCount(count, 'en'))).toEqual([
      '999',
      '999.9k',
      '1.00m',
      '1.00m',
    ]);
    expect([9999, 99_999_499, 99_999_500, -99_999_500].map((count) => formatCount(count, 'zh_CN'))).toEqual([
      '9,999',
      '9,999.9 万',
      '1.00 亿',
      '-1.00 亿',
    ]);
    expect(formatCount(999_600, 'en', { decimals: 0 })).toBe('1m');
    expect(formatCount(999_960, 'en', { decimals: 2 })).toBe('999.96k');
    // Neighbours follow the largest, also where that alone is rounded up.
    expect(formatCount(400_000, 'en', { unit: countUnit(999_960, 'en') })).toBe('0.40m');
  });

  test('figures that stand together share the unit of the largest', () => {
    const unit = countUnit(2_000_000, 'en');
    expect(formatCount(80_000, 'en', { unit })).toBe('0.08m');
    expect(formatCount(80_000, 'zh_CN', { unit: countUnit(2_000_000, 'zh_CN'), decimals: 2 })).toBe('8.00 万');
  });

  test('S9.033 the unit of a headline stands behind its figure with what is counted', () => {
    expect(countFigure(2_312_345, '辆', 'zh_CN')).toEqual({ value: '231.2', unit: '万辆' });
    expect(countFigure(5321, '辆', 'zh_CN')).toEqual({ value: '5,321', unit: '辆' });
    expect(countFigure(2_312_345, 'cars', 'en')).toEqual({ value: '2.31m', unit: 'cars' });
    expect(countFigure(null, '辆', 'zh_CN')).toEqual({ value: '-', unit: '辆' });
  });

  test('prices are read in one unit in each language', () => {
    expect([formatPrice(152_340, 'zh_CN'), formatPrice(152_340, 'en'), formatPrice(null, 'en')]).toEqual([
      '15.23',
      '152.3',
      '-',
    ]);
  });
});

describe('dates', () => {
  test('S9.018 a date is written year/month/day', () => {
    expect(formatDate('20240105')).toBe('2024/01/05');
    expect(formatDate('2024-01-05')).toBe('2024/01/05');
    expect(formatDate(new Date(2024, 0, 5))).toBe('2024/01/05');
    expect(formatDate('20240231')).toBe('N/A');
    expect(formatDate('soon')).toBe('N/A');
  });

  test('S9.018 a launch has a day, a month, or neither', () => {
    expect(formatDayOrMonth('2024-03-05')).toBe('2024/03/05');
    expect(formatDayOrMonth('2024-07')).toBe('2024/07');
    expect(formatDayOrMonth(null)).toBe('-');
  });

  test('S9.019 start and end are joined by a tilde', () => {
    expect(formatDateRange('20240101', '20241231')).toBe('2024/01/01 ~ 2024/12/31');
    expect(formatMonthRange('2024-01', '2024-12')).toBe('2024/01 ~ 2024/12');
    expect(formatMonthRange('2024-01', '2024-01')).toBe('2024/01');
  });

  test('S9.021 a moment is written year.month.day hour:minute:second', () => {
    expect(formatDateTime(new Date(2024, 0, 5, 8, 9, 10))).toBe('2024.01.05 08:09:10');
    expect(formatDateTime('2024-01-05 08:09:10')).toBe('2024.01.05 08:09:10');
  });

  test('S9.053 past years are whole ones back from the last month with data, all is the whole span', () => {
    const covered = { from: '2018-03', to: '2024-09' };
    expect(dateOptionSpan(1, covered)).toEqual({ from: '2023-10', to: '2024-09' });
    expect(dateOptionSpan(3, covered)).toEqual({ from: '2021-10', to: '2024-09' });
    expect(dateOptionSpan(5, covered)).toEqual({ from: '2019-10', to: '2024-09' });
    expect(dateOptionSpan('all', covered)).toEqual(covered);
    expect(dateOptionSpan(5, { from: '2023-02', to: '2024-09' })?.from).toBe('2023-02');
  });

  test('this year and last year are those of the last month with data', () => {
    const covered = { from: '2018-03', to: '2024-09' };
    expect(dateOptionSpan('thisYear', covered)).toEqual({ from: '2024-01', to: '2024-09' });
    expect(dateOptionSpan('lastYear', covered)).toEqual({ from: '2023-01', to: '2023-12' });
    expect(dateOptionSpan('lastYear', { from: '2024-02', to: '2024-09' })).toBeNull();
    expect(dateOptionSpan('lastYear', { from: '2024-01', to: '2024-09' })).toBeNull();
    const december = { from: '2023-12', to: '2023-12' };
    expect(dateOptionSpan('lastYear', { from: '2023-12', to: '2024-09' })).toEqual(december);
    expect(dateOptions.map((option) => dateOptionSpan(option, december))).toEqual([
      december,
      null,
      ...[december, december, december, december],
    ]);
  });

  test('S9.054 1, 3 and 5 years and all are offered', () => {
    expect(dateOptions).toEqual(['thisYear', 'lastYear', 1, 3, 5, 'all']);
  });

  test('months can be counted', () => {
    expect(addMonths('2024-03', -3)).toBe('2023-12');
    expect(countMonths('2023-11', '2024-02')).toBe(4);
  });
});

describe('text', () => {
  test('S9.048 a Chinese character takes two of the width', () => {
    expect(textWidth('BYD 比亚迪')).toBe(10);
    expect(truncateText('比亚迪汽车', 6)).toBe('比亚迪...');
    expect(truncateText('比亚迪汽车', 7)).toBe('比亚迪...');
    expect(truncateText('比亚迪', 6)).toBe('比亚迪');
  });

  test('S9.036 41 characters are cut at 40', () => {
    expect(truncateText('a'.repeat(40))).toBe('a'.repeat(40));
    expect(truncateText('a'.repeat(41))).toBe(`${'a'.repeat(40)}...`);
    expect(truncateText('车'.repeat(21))).toBe(`${'车'.repeat(20)}...`);
  });
});

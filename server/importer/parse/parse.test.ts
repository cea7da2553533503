import { describe, expect, test } from '@jest/globals';
import { salesFile } from '../../market/index.ts';
import { parseBareMonth, parseMonth, parseMonthOfYear } from './parse-month.ts';
import { parseBareMonths, parseMonthsOfYear } from './parse-months.ts';
import { middleOf, readNumber } from './parse-number.ts';
import { isBlank, readFigure } from './read-figure.ts';

const march = 2024 * 12 + 2;

describe('parseMonth', () => {
  test.each([
    '2024-03',
    '2024-3',
    '202403',
    '2024/3',
    '2024/03',
    '2024.03',
    '2024年3月',
    '2024年03月',
    '２０２４年３月',
    '2024-03-31',
    '20240315',
    '2024-03-01 00:00:00',
    '2024-03-01T00:00:00.000Z',
    '2024年3月15日',
    'Mar-24',
    'March 2024',
    '2024M03',
    '202403.0',
    '45352',
  ])('%s is March 2024', (text) => expect(parseMonth(text)).toBe(march));

  test.each(['', '2024', '2024-13', '2024-00', '1889-01', '24-03', 'Mxr-24', 'Q1 2024', '2024-03 vs'])(
    '%s is no month',
    (text) => expect(parseMonth(text)).toMatchObject({ code: 'month' }),
  );

  test.each([
    '2024年3月份',
    '2024 年 3 月',
    '2024 年 3 月份',
    '24年3月',
    '2024年三月',
    '二〇二四年三月',
    '3月2024年',
    '民國113年3月',
    '2024年03月31日 00:00',
    '2024-03-01T00:00:00+08:00',
    '2024-03-01T00:00:00+0800',
    // Midnight in China is four in the afternoon of the day before in Greenwich.
    '2024-02-29T16:00:00.000Z',
    '2024-02-29 16:00:00Z',
    '2024-03-01T01:00+09:00',
    '03/2024',
    '3/2024',
    '31.03.2024',
    'März 2024',
    'mars 2024',
    'março 2024',
    'marzo 2024',
    'Mar.2024',
    '2024 Mar',
    '2024 März',
  ])('%s is March 2024, as people of five languages write it and in the day of China', (text) =>
    expect(parseMonth(text)).toBe(march),
  );

  test.each([
    ['Fev 2024', 2],
    ['févr. 2024', 2],
    ['Abr-24', 4],
    ['Mai 2024', 5],
    ['juin 2024', 6],
    ['juil. 2024', 7],
    ['août 2024', 8],
    ['Sept 2024', 9],
    ['Out 2024', 10],
    ['Okt 2024', 10],
    ['dez 2024', 12],
    ['diciembre 2024', 12],
  ])('%s is month %i of 2024', (text, month) => expect(parseMonth(text)).toBe(2024 * 12 + month - 1));

  test.each(['2024Q1', '2024年1季度', '2024年第一季度', 'Q3 2024'])('%s is refused as a quarter', (text) => {
    expect(parseMonth(text)).toMatchObject({ code: 'month', sentence: { en: expect.stringContaining('quarter') } });
  });

  test.each(['jui 2024', '03/04/2024', '13/2024', '2024-03-01T25:00:00Z', 'Marketing 2024'])(
    '%s may be several months or none, and is refused',
    (text) => expect(parseMonth(text)).toMatchObject({ code: 'month' }),
  );

  test('2024.1 may be January or October, and is refused for that', () => {
    expect(parseMonth('2024.1')).toMatchObject({ code: 'month-ambiguous' });
    expect(parseMonth('2024.10')).toBe(2024 * 12 + 9);
  });
});

describe('a number of cars', () => {
  const volume = (text: string) => readFigure(text, salesFile.fields.volume);

  test.each([
    ['265', 265],
    ['265.0', 265],
    ['265.', 265],
    ['1,234', 1234],
    ['1,234,567.00', 1234567],
    ['１，２３４', 1234],
    ['２６５', 265],
    [' 1 234 ', 1234],
    ['0', 0],
    ['1e3', 1000],
    ['1.2万辆', 12_000],
    ['1.2 万', 12_000],
    ['３千台', 3000],
    ['265辆', 265],
    ['0.0001亿', 10_000],
  ])('%s is %i', (text, value) => expect(volume(text)).toBe(value));

  test.each(['', ' ', '-', '—', 'N/A', 'null', '#N/A'])('"%s" is an empty cell', (text) =>
    expect(isBlank(text)).toBe(true),
  );

  test.each([
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['(5)', 'negative'],
    ['2.5', 'fraction'],
    ['2.000', 'thousands'],
    ['999.000', 'thousands'],
    ['1,2', 'number'],
    ['12,34', 'number'],
    ['12 cars', 'number'],
    ['1.2万元', 'number'],
    ['¥12', 'number'],
    ['1.00001万', 'fraction'],
    ['100-200', 'range'],
    ['1-2万辆', 'range'],
    ['100起', 'range'],
    ['200-100', 'number'],
    ['0x10', 'number'],
    ['#REF!', 'number'],
    ['3000000000', 'too-large'],
  ])('%s is refused as %s', (text, code) => expect(volume(text)).toMatchObject({ code }));
});

describe('readNumber', () => {
  test.each([
    ['2.000', 2000],
    ['1.234.567', 1_234_567],
    ['1 234,5', 1234.5],
    ["1'234", 1234],
    ['1,2万', 12_000],
  ])('%s is %d where the comma parts decimals', (text, low) =>
    expect(readNumber(text, '', ',')).toMatchObject({ low }),
  );

  test.each([
    ['12.98-15.98万', 129_800, 159_800],
    ['12.98万-15.98万元', 129_800, 159_800],
    ['12.98～15.98 万', 129_800, 159_800],
    ['12.98至15.98万', 129_800, 159_800],
    ['¥129,800–159,800', 129_800, 159_800],
    ['9,800-1.2万', 9800, 12_000],
    ['15.98万', 159_800, 159_800],
    ['12.98万起', 129_800, null],
    ['129800元', 129_800, 129_800],
  ])('%s', (text, low, high) => expect(readNumber(text)).toMatchObject({ low, high }));

  test('a cell without a unit counts in the one that is supposed, a cell with one does not', () => {
    expect(readNumber('12.98-15.98', '万元')).toEqual({ low: 129_800, high: 159_800, money: true });
    expect(readNumber('129800元', '万元')).toEqual({ low: 129_800, high: 129_800, money: true });
    expect(readNumber('1.2', '万辆')).toEqual({ low: 12_000, high: 12_000, money: false });
  });

  test('the middle is halfway; a price with no upper end has none', () => {
    expect(middleOf({ low: 129_800, high: 159_800, money: true })).toBe(144_800);
    expect(middleOf({ low: 129_800, high: null, money: true })).toBeNull();
  });

  test.each(['', 'abc', '12-', '-12', '1-2-3', '15.98-12.98万', '12.98万-15.98万起', '12斤', '1,2'])(
    '%j is none',
    (text) => expect(readNumber(text)).toBeNull(),
  );
});

describe('several months in one', () => {
  const together = { month: 2025 * 12 + 1, months: 2 };
  test.each([
    '2025-01~02',
    '2025-01～2025-02',
    '2025-01/2025-02',
    '2025年1-2月',
    '2025年1月-2月',
    '2025年1～2月份',
    '2025年1至2月',
    '2025.01-2025.02',
    '2025.01-02',
    '2025/1—2',
    '202501-202502',
    '202501~02',
    'Jan-Feb 2025',
    'January – February 2025',
  ])('%s is January and February 2025', (text) => expect(parseMonthsOfYear('', text)).toEqual(together));

  test.each(['1-2月', '1~2', '1月-2月', '１－２月', '一至二月', 'Jan-Feb', '1、2月', '2025-01~02'])(
    '%s of 2025',
    (text) => expect(parseMonthsOfYear('2025', text)).toEqual(together),
  );

  test('a day, a single month and a month of a year are single ones', () => {
    for (const text of ['2025-02', '2025-02-01', '2025/02/28', '2025年2月3日', 'Feb-25', '2025-01~2025-01']) {
      expect(parseMonthsOfYear('', text)).toMatchObject({ months: 1 });
    }
    expect(parseBareMonths('01-02')).toBeNull();
    expect(parseBareMonths('Jan-02')).toBeNull();
  });

  test('what is no span of one year is refused for that', () => {
    for (const text of ['2025-02~01', '2024-12~2025-01']) {
      expect(parseMonthsOfYear('', text)).toMatchObject({ code: 'months' });
    }
    expect(parseMonthsOfYear('', '2025-01~13')).toMatchObject({ code: 'month' });
    expect(parseMonthsOfYear('', '1-2月')).toMatchObject({ code: 'month' });
    expect(parseMonthsOfYear('2024', '2025年1-2月')).toMatchObject({ code: 'year-differs' });
  });
});

describe('a month whose year stands apart', () => {
  test.each(['3', '03', '3月', '3月份', 'M3', 'Mar', 'March', '三月', '3.0', '３月'])('%s', (text) => {
    expect(parseMonthOfYear('2024', text)).toBe(march);
    expect(parseMonthOfYear('2024年', text)).toBe(march);
  });

  test.each(['', '0', '13', 'Mxr', '2024', '三', '十三月'])('%j is no month of a year', (text) =>
    expect(parseBareMonth(text)).toBeNull(),
  );

  test('a month with a year of its own must be of the same year', () => {
    expect(parseMonthOfYear('2024', '2024-03')).toBe(march);
    expect(parseMonthOfYear('2023', '2024-03')).toMatchObject({ code: 'year-differs' });
    expect(parseMonthOfYear('FY24', '3')).toMatchObject({ code: 'year' });
    expect(parseMonthOfYear('', '3')).toMatchObject({ code: 'month' });
    expect(parseMonthOfYear('2024', 'Q1')).toMatchObject({ code: 'month' });
  });
});

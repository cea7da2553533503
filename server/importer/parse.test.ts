import { describe, expect, test } from '@jest/globals';
import { parseMonth } from './parse-month.ts';
import { parseVolume } from './parse-volume.ts';

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

  test('2024.1 may be January or October, and is refused for that', () => {
    expect(parseMonth('2024.1')).toMatchObject({ code: 'month-ambiguous' });
    expect(parseMonth('2024.10')).toBe(2024 * 12 + 9);
  });
});

describe('parseVolume', () => {
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
  ])('%s is %i', (text, value) => expect(parseVolume(text)).toBe(value));

  test.each(['', ' ', '-', '—', 'N/A', 'null', '#N/A'])('"%s" is an empty cell', (text) =>
    expect(parseVolume(text)).toBeNull(),
  );

  test.each([
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['(5)', 'negative'],
    ['2.5', 'fraction'],
    ['1,2', 'number'],
    ['12,34', 'number'],
    ['12 cars', 'number'],
    ['0x10', 'number'],
    ['#REF!', 'number'],
    ['3000000000', 'too-large'],
  ])('%s is refused as %s', (text, code) => expect(parseVolume(text)).toMatchObject({ code }));
});

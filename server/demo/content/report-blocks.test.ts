import { describe, expect, test } from '@jest/globals';
import type { Figure } from './period-figures.ts';
import { manufacturerWords } from './report-blocks.ts';

/** Manufacturers A, B, C ... with these changes on the year, each with a tenth of the market. */
const manufacturers = (...yoy: (number | null)[]): Figure[] =>
  yoy.map((each, at) => ({
    name: String.fromCharCode(65 + at),
    volume: 100 - at,
    yoy: each,
    mom: null,
    share: 0.1,
  }));

describe('what a report says of manufacturers', () => {
  test('of many it tells what the first five have together, and who of the first twenty grew most', () => {
    const many = manufacturers(...Array.from({ length: 21 }, (_, at) => at / 100));
    expect(manufacturerWords(many)).toEqual([
      '前五家厂商合计份额 50.0%，首位为A，份额 10.0%。前二十家中同比增长最快的是T（+19.0%）。',
      'The five largest manufacturers together hold a 50.0% share. A leads with a 10.0% share. Among the top twenty, T grew fastest YoY (+19.0%).',
    ]);
  });

  test('of three it speaks neither of five nor of twenty', () => {
    expect(manufacturerWords(manufacturers(0.02, -0.1, 0.03))).toEqual([
      '首位为A，份额 10.0%。同比增长最快的是C（+3.0%）。',
      'A leads with a 10.0% share. C grew fastest YoY (+3.0%).',
    ]);
  });

  test('where none grew, nobody is said to have grown', () => {
    expect(manufacturerWords(manufacturers(-0.2, null))).toEqual([
      '首位为A，份额 10.0%。',
      'A leads with a 10.0% share.',
    ]);
  });

  test('a period without sales says so', () => {
    expect(manufacturerWords([])).toEqual(['本期没有厂商销量。', 'No manufacturer recorded sales in this period.']);
  });
});

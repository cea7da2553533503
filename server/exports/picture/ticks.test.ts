import { expect, test } from '@jest/globals';
import { scaleOf, tickWords } from './ticks.ts';

test('an axis begins at nothing unless its figures lie far above it, and has round lines', () => {
  expect(scaleOf([3, 97]).ticks).toEqual([0, 25, 50, 75, 100]);
  expect(scaleOf([4.9, 5.1]).ticks).toEqual([4.9, 4.95, 5, 5.05, 5.1]);
  expect(scaleOf([-8.4, 12]).ticks).toEqual([-10, 0, 10, 20]);
  expect(scaleOf([-30, -2]).ticks).toEqual([-30, -20, -10, 0]);
});

test('an axis of one figure, or of nothing but zero, has a span', () => {
  for (const only of [7, -7, 0]) {
    const { from, to, ticks } = scaleOf([only]);
    expect([from < to, from <= only, only <= to, ticks.includes(0)]).toEqual([true, true, true, true]);
  }
});

test('counts are written in the unit of the largest, as exact as their step; other figures as they are', () => {
  expect(tickWords(scaleOf([0, 98_000]), true, 'zh_CN')).toEqual(['0', '2.5 万', '5.0 万', '7.5 万', '10.0 万']);
  expect(tickWords(scaleOf([0, 98_000]), true, 'en')).toEqual(['0', '25k', '50k', '75k', '100k']);
  expect(tickWords(scaleOf([0, 3_600]), true, 'zh_CN')).toEqual(['0', '1,000', '2,000', '3,000', '4,000']);
  expect(tickWords(scaleOf([4.9, 5.1]), false, 'en')).toEqual(['4.90', '4.95', '5.00', '5.05', '5.10']);
});

import { expect, test } from '@jest/globals';
import { correlationOf } from './correlation.ts';

const pairs = (...values: [number | null, number | null][]) => values.map(([x, y]) => ({ x, y }));

test('a line up is 1, a line down is -1, whatever the units', () => {
  expect(correlationOf(pairs([1, 10], [2, 20], [3, 30])).r).toBeCloseTo(1, 12);
  expect(correlationOf(pairs([1e6, 0.3], [2e6, 0.2], [3e6, 0.1])).r).toBeCloseTo(-1, 12);
});

test('a worked example: five pairs by hand', () => {
  // Means 3 and 4; xy 8, xx 10, yy 10.
  const { r, n } = correlationOf(pairs([1, 2], [2, 4], [3, 3], [4, 6], [5, 5]));
  expect(n).toBe(5);
  expect(r).toBeCloseTo(0.8, 12);
});

test('who lacks one of the two is left out and counted', () => {
  const { r, n, left } = correlationOf(pairs([1, 2], [2, 4], [null, 9], [5, null], [null, null], [3, 6]));
  expect([n, left]).toEqual([3, 3]);
  expect(r).toBeCloseTo(1, 12);
});

test('too few pairs, or a figure that is the same everywhere, have none', () => {
  expect(correlationOf(pairs([1, 2], [2, 3])).r).toBeNull();
  expect(correlationOf(pairs([1, 2], [1, 3], [1, 4])).r).toBeNull();
  expect(correlationOf([])).toEqual({ r: null, n: 0, left: 0 });
});

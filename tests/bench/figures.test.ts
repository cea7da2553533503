import { describe, expect, test } from 'vitest';
import { absolute, compared, figureTable, isReached, unlimited } from './figures.ts';
import { median } from './median.ts';

describe('figures of the bench', () => {
  test('the middle of odd and even counts', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  test('a ratio is judged against its limit, and what cannot be measured is not reached', () => {
    expect(isReached(compared('a', 'ms', 75, 100, 0.75))).toBe(true);
    expect(isReached(compared('a', 'ms', 76, 100, 0.75))).toBe(false);
    expect(isReached(compared('a', 'ms', Number.NaN, 100, 0.75))).toBe(false);
    expect(isReached(absolute('b', 'B', 0, 0))).toBe(true);
  });

  test('the table says aloud what was missed', () => {
    const table = figureTable([
      compared('one', 'ms', 2, 1, 1.2),
      absolute('two', 'B', 5, 10),
      unlimited('three', 'ms', 9, 3),
    ]);
    expect(table.split('\n')[2]).toMatch(/one .* NO/);
    expect(table.split('\n')[3]).toMatch(/two .* yes/);
    expect(table.split('\n')[4]).toMatch(/three .* 3\.00 +\| +\| +\|$/);
  });
});

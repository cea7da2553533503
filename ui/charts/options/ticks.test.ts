import { expect, test } from '@jest/globals';
import { namedCategories } from './ticks.ts';

const months = Array.from(
  { length: 24 },
  (_, at) => `20${24 + Math.floor(at / 12)}/${String((at % 12) + 1).padStart(2, '0')}`,
);
const nameWidth = 48;

test('names of months never touch, whatever the width, not even the last one that is moved in', () => {
  for (let width = 120; width <= 1900; width += 7) {
    for (const count of [6, 12, 13, 24]) {
      const ticks = namedCategories(months.slice(0, count), width);
      const category = width / count;
      const left = ticks.map((at) => Math.min((at + 0.5) * category - nameWidth / 2, width - nameWidth));
      left.forEach((begin, at) => {
        if (at > 0) expect(begin - (left[at - 1] ?? 0) - nameWidth).toBeGreaterThanOrEqual(8);
      });
      expect(ticks.at(-1)).toBe(count - 1);
    }
  }
});

test('every category is named where there is room', () => {
  expect(namedCategories(months.slice(0, 6), 600)).toHaveLength(6);
});

test('months that count on from the first one are named from there, in steps of 1, 2, 3, 6 or 12', () => {
  const since = Array.from({ length: 36 }, (_, at) => `Month ${at}`);
  const named = (width: number) => namedCategories(since, width, true);
  expect(named(1100)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]);
  expect(named(280)).toEqual([0, 12, 24]);
  expect(named(3000)).toHaveLength(36);
});

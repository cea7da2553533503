import { expect, test } from '@jest/globals';
import { quartilesOf } from './quartiles.ts';

test('quartiles lie between the cars of each month since launch, and say nothing of fewer than four', () => {
  const lines = [[10, 100], [20, 200], [30, 300], [40, 400], [50], [null]].map((values) => ({ values }));
  expect(quartilesOf(lines)).toEqual({
    lower: [20, 175],
    median: [30, 250],
    upper: [40, 325],
    cars: [5, 4],
  });
  expect(quartilesOf(lines.slice(0, 3)).median).toEqual([null, null]);
  expect(quartilesOf([])).toEqual({ lower: [], median: [], upper: [], cars: [] });
});

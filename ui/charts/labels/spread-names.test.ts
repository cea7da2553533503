import { expect, test } from '@jest/globals';
import { spread } from './spread-names.ts';

test('names that want the same place stand below each other, in their order', () => {
  expect(spread([10, 12, 60], 14, 100)).toEqual([10, 24, 60]);
  expect(spread([12, 10, 11], 14, 100)).toEqual([38, 10, 24]);
});

test('at the foot they are moved up, and none passes another', () => {
  expect(spread([96, 98, 99], 14, 100)).toEqual([72, 86, 100]);
  expect(spread([], 14, 100)).toEqual([]);
});

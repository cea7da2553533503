import { expect, test } from '@jest/globals';
import { spread } from './spread.ts';

test('names that are too near move apart, keep their order, and stay within the picture', () => {
  expect(spread([50, 10], 16, [0, 100])).toEqual([50, 10]);
  expect(spread([50, 52, 51], 16, [0, 100])).toEqual([50, 82, 66]);
  expect(spread([99, 98], 16, [0, 100])).toEqual([100, 84]);
  expect(spread([-5, 1], 16, [0, 100])).toEqual([0, 16]);
});

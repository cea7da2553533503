import { expect, test } from '@jest/globals';
import { linePaths } from './little-lines.tsx';

test('lines share one scale, and a month without a figure breaks them', () => {
  expect(
    linePaths([
      [0, null, 10],
      [5, 5, 5],
    ]),
  ).toEqual(['M3.0 61.0M317.0 3.0', 'M3.0 32.0L160.0 32.0L317.0 32.0']);
  expect(linePaths([[4, 4]])[0]).toBe('M3.0 32.0L317.0 32.0');
});

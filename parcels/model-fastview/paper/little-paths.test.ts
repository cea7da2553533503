import { expect, test } from '@jest/globals';
import { littlePaths } from './little-paths.ts';

const linesOf = (...values: (number | null)[][]) => littlePaths(values.map((own) => ({ values: own })));

test('lines share one scale, and a month without a figure breaks them', () => {
  const { paths, begins } = linesOf([0, null, 10], [5, 5, 5]);
  expect(paths.map(({ line }) => line)).toEqual(['M3.0 61.0M317.0 3.0', 'M3.0 32.0L160.0 32.0L317.0 32.0']);
  expect([begins, paths[0]?.ahead, paths[0]?.band]).toEqual([null, '', '']);
  expect(linesOf([4, 4]).paths[0]?.line).toBe('M3.0 32.0L317.0 32.0');
});

test('what is forecast goes on from the last figure, behind where it begins, within both ends and on the same scale', () => {
  const ahead = { values: [6, 4], low: [5, 0], high: [7, 10] };
  const { paths, begins } = littlePaths([{ values: [2, 5], ahead }, { values: [1, 1] }]);
  expect(begins).toBe('160.0');
  expect(paths[0]).toEqual({
    line: 'M3.0 49.4L107.7 32.0',
    ahead: 'M107.7 32.0L212.3 26.2L317.0 37.8',
    band: 'M212.3 20.4L317.0 3.0L317.0 61.0L212.3 32.0Z',
  });
  expect(paths[1]).toEqual({ line: 'M3.0 55.2L107.7 55.2', ahead: '', band: '' });
});

test('a forecast without known errors has no outline', () => {
  const ahead = { values: [6, 4], low: [null, null], high: [null, null] };
  expect(littlePaths([{ values: [2, 5], ahead }]).paths[0]?.band).toBe('');
});

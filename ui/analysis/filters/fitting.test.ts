import { expect, test } from '@jest/globals';
import type { Filters } from '@portal/contract';
import { fitting } from './fitting.ts';

const parents: Record<string, string> = {
  suzhou: 'jiangsu',
  hangzhou: 'zhejiang',
  jiangsu: 'east',
  m1: 'b1',
  s1: 'm1',
};
const parentOf = (_: string, key: string) => parents[key] ?? null;

test('a child of another parent is taken away and told; one whose parent is not known stays', () => {
  const chosen = { province: ['zhejiang'], city: ['suzhou', 'hangzhou', 'nowhere'], brand: ['b1'], model: ['m1'] };
  expect(fitting({ filters: chosen, without: {} }, parentOf)).toEqual({
    filters: { ...chosen, city: ['hangzhou', 'nowhere'] },
    lost: [{ dimension: 'city', keys: ['suzhou'] }],
  });
});

test('nothing is taken away where no parent is chosen, and from the widest level down where one is', () => {
  const free = { city: ['suzhou'], model: ['m1'], subModel: ['s1'] };
  const only = (filters: Filters) => fitting({ filters, without: {} }, parentOf);
  expect(only(free)).toEqual({ filters: free, lost: [] });
  expect(only({ ...free, brand: ['b2'] }).lost).toEqual([{ dimension: 'model', keys: ['m1'] }]);
  expect(only({ area: ['north'], province: ['jiangsu'] }).filters.province).toEqual([]);
});

test('a child of a parent that is left out is taken away', () => {
  const { filters, lost } = fitting(
    { filters: { city: ['suzhou', 'hangzhou'] }, without: { province: ['jiangsu'] } },
    parentOf,
  );
  expect([filters.city, lost]).toEqual([['hangzhou'], [{ dimension: 'city', keys: ['suzhou'] }]]);
});

import { expect, test } from '@jest/globals';
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
  expect(fitting(chosen, parentOf)).toEqual({
    filters: { ...chosen, city: ['hangzhou', 'nowhere'] },
    lost: [{ dimension: 'city', keys: ['suzhou'] }],
  });
});

test('nothing is taken away where no parent is chosen, and from the widest level down where one is', () => {
  const free = { city: ['suzhou'], model: ['m1'], subModel: ['s1'] };
  expect(fitting(free, parentOf)).toEqual({ filters: free, lost: [] });
  expect(fitting({ ...free, brand: ['b2'] }, parentOf).lost).toEqual([{ dimension: 'model', keys: ['m1'] }]);
  expect(fitting({ area: ['north'], province: ['jiangsu'] }, parentOf).filters.province).toEqual([]);
});

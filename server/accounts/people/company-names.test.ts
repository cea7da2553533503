import { expect, test } from '@jest/globals';
import { alike } from './company-names.ts';

test.each([
  ['远方汽车', '远方汽车'],
  ['远方汽车', ' 远方 汽车有限责任公司'],
  ['远方汽车集团', '远方汽车股份有限公司'],
  ['Far Motors', 'ＦＡＲ motors Co., Ltd.'],
  ['Far Motors', 'Far Motors (China) Ltd'],
  ['某某市远方汽车销售有限公司', '远方汽车'],
  ['集团', '集团'],
])('%s and %s may be taken for each other', (first, other) => {
  expect([alike(first, other), alike(other, first)]).toEqual([true, true]);
});

test.each([
  ['远方汽车', '近处汽车'],
  ['远方', '远'],
  ['Far Motors', 'Near Motors'],
  ['AG', 'Group'],
  ['Co', 'Cocoa Motors'],
])('%s and %s are not', (first, other) => {
  expect([alike(first, other), alike(other, first)]).toEqual([false, false]);
});

test('a name that repeats forms of companies is compared as quickly as any other', () => {
  const began = performance.now();
  expect(alike(`${'Co Ltd '.repeat(200)} Motors`, 'Far Motors')).toBe(false);
  expect(performance.now() - began).toBeLessThan(1000);
});

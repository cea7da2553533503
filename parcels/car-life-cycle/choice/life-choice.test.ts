import { expect, test } from '@jest/globals';
import { pathOf, questionOf, readChoice } from './life-choice.ts';

test('S2.083 a life curve is reopened by its address, and what is not understood is left to the portal', () => {
  const choice = { model: 'a&b', rivals: ['c', 'd'], dataSource: 'DATASOURCE_ZD_LINGSHOU' as const, joined: true };
  const path = pathOf(choice);
  expect(readChoice(path.slice(path.indexOf('?')))).toEqual(choice);
  expect(pathOf({ model: null, rivals: null, dataSource: null, joined: false })).toBe('/car-life-cycle');
  expect(questionOf(readChoice('?model=&source=x&rivals=a,,b,a,c,d,e'))).toEqual({ rivals: ['a', 'b', 'c', 'd'] });
  expect(readChoice('?rivals=')).toMatchObject({ rivals: [], joined: false });
  expect([path, questionOf(choice).succession]).toEqual([expect.stringContaining('line=joined'), true]);
});

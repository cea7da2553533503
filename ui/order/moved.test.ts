import { expect, test } from '@jest/globals';
import { moved } from './moved.ts';

test.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['c', -1, ['c', 'a', 'b']],
  ['a', 9, ['b', 'c', 'a']],
  ['x', 0, ['a', 'b', 'c']],
] as const)('%s goes to place %i', (name, to, expected) => {
  expect(moved<string>(['a', 'b', 'c'], name, to)).toEqual(expected);
});

import { expect, test } from '@jest/globals';
import { copiedWithin, copiesOf } from './copies-of.ts';

const item = (id: string, at: number, sign = 's') => ({ id, sign, at });

test('the earliest of one sign is the first, within seven days; of the same moment the lesser id', () => {
  const copies = copiesOf([
    item('b', 5),
    item('a', 1),
    item('late', 2 + copiedWithin),
    item('again', 3 + copiedWithin),
  ]);
  expect(copies.map(({ id, first }) => [id, first])).toEqual([
    ['b', 'a'],
    ['again', 'late'],
  ]);
  expect(copiesOf([item('z', 1), item('y', 1)]).map(({ id }) => id)).toEqual(['z']);
});

test('what has no sign, or another one, is nobody’s copy', () => {
  expect(copiesOf([item('a', 1, ''), item('b', 2, ''), item('c', 3, 'x'), item('d', 4, 'y')])).toEqual([]);
});

import { expect, test } from '@jest/globals';
import { gapOf } from './gap-of.ts';

const gap = (first: number | null, second: number | null) => gapOf({ key: '', name: '', first, second });

test('the first less the second, and the first for each one of the second', () =>
  expect(gap(120, 100)).toMatchObject({ difference: 20, ratio: 1.2 }));

test('without one of them there is no gap, without a base no ratio', () => {
  expect(gap(null, 100)).toMatchObject({ difference: null, ratio: null });
  expect(gap(5, null)).toMatchObject({ difference: null, ratio: null });
  expect(gap(5, 0)).toMatchObject({ difference: 5, ratio: null });
});

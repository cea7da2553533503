import { expect, test } from '@jest/globals';
import { anAnswer } from '../testing/answers.ts';
import { ladderOf } from './ladder-rows.ts';

const row = (trim: string, msrp: number | null) => ({
  kind: 'row' as const,
  keys: { subModel: 's', trim },
  names: { subModel: 'S', trim: trim.toUpperCase() },
  values: { msrp, tp: null, discount: null, retailVolume: 5 },
});

test('trims stand from the cheapest to the dearest with the step between, and none without a list price', () => {
  const rungs = ladderOf(anAnswer([row('b', 150_000), row('none', null), row('a', 120_000), row('c', 150_000)]));
  expect(rungs.map(({ name, msrp, step }) => [name, msrp, step])).toEqual([
    ['A', 120_000, null],
    ['B', 150_000, 30_000],
    ['C', 150_000, 0],
  ]);
});

import { expect, test } from '@jest/globals';
import { anAnswer } from '../testing/answers.ts';
import { rankedBySource } from './ranked-by-source.ts';

const row = (dataSource: string, model: string, volumeRank: number | null, volume: number) => ({
  kind: 'row' as const,
  keys: { dataSource, model },
  names: {},
  values: { volume, yoy: 0.1, share: 0.2, volumeRank },
});

test('each source has its own figures and rank, among as many as have one', () => {
  const answer = anAnswer([
    row('wholesale', 'a', 1, 9),
    row('wholesale', 'b', 2, 8),
    row('wholesale', 'x', null, 1),
    row('retail', 'a', 1, 7),
  ]);
  const found = rankedBySource(answer, 'b');
  expect(found.get('wholesale')).toEqual({ volume: 8, yoy: 0.1, share: 0.2, rank: 2, ranked: 2 });
  expect(found.get('retail')).toEqual({ volume: null, yoy: null, share: null, rank: null, ranked: 1 });
  expect(rankedBySource(undefined, 'b').size).toBe(0);
});

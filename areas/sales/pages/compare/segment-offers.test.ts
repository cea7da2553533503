import { expect, test } from '@jest/globals';
import { offersBySegment } from './segment-offers.ts';

const row = (segment: string, subModel: string, volume: number) => ({
  kind: 'row' as const,
  keys: { segment, subModel },
  names: { segment: `Segment ${segment}`, subModel: `Name of ${subModel}` },
  values: { volume },
});

test('each segment offers what sells most in it, the largest segment first, without what is compared already', () => {
  const rows = [row('A', 'a1', 50), row('B', 'b1', 40), row('B', 'b2', 30), row('A', 'a2', 10), row('B', 'b3', 5)];
  expect(offersBySegment(rows, ['b1'], 2)).toEqual([
    { name: 'Segment B', keys: ['b2', 'b3'], names: ['Name of b2', 'Name of b3'] },
    { name: 'Segment A', keys: ['a1', 'a2'], names: ['Name of a1', 'Name of a2'] },
  ]);
});

test('a segment with a single sub-model left, and what nobody named, offer nothing', () => {
  const unnamed = { ...row('A', 'a3', 5), unnamed: { subModel: 'other' as const } };
  expect(offersBySegment([row('A', 'a1', 50), unnamed], [], 3)).toEqual([]);
});

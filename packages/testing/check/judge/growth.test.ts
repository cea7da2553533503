import { describe, expect, test } from '@jest/globals';
import { growthOf, sampledAfter } from './growth.mjs';

describe('growth', () => {
  test('is looked for early, twice on the way and at the end, and not with few visits', () => {
    expect(sampledAfter(20)).toEqual([3, 8, 14, 20]);
    expect(sampledAfter(8)).toEqual([3, 4, 6, 8]);
    expect(sampledAfter(7)).toEqual([]);
  });

  test('is what came with each visit of every part', () => {
    const grown = growthOf([{ nodes: 10 }, { nodes: 26 }, { nodes: 44 }], [3, 11, 20]);
    expect(grown).toEqual({ nodes: 2 });
  });

  test('is not what came at once, nor what has gone again', () => {
    expect(growthOf([{ nodes: 10 }, { nodes: 90 }, { nodes: 90 }], [3, 11, 20])).toEqual({ nodes: 0 });
    expect(growthOf([{ nodes: 10 }, { nodes: 90 }, { nodes: 9 }], [3, 11, 20])?.nodes).toBeLessThan(0);
  });

  test('is nothing where a kind has gone', () =>
    expect(growthOf([{ a: 1, b: 2 }, { a: 2 }, { a: 3 }], [3, 4, 5])).toEqual({ a: 1, b: -2 }));

  test('is not known where visits were cut short', () => expect(growthOf([{ nodes: 1 }], [3, 5, 8])).toBeNull());
});

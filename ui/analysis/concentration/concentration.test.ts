import { describe, expect, test } from '@jest/globals';
import { concentrationOf } from './concentration.ts';

describe('the concentration of a market', () => {
  test('a single member has all of it', () => {
    const all = { cr3: 1, cr5: 1, cr10: 1, half: 1, hhi: 10_000 };
    expect(concentrationOf([7], 7)).toEqual(all);
  });

  test('members that are alike share it: ten of them make 1,000 points, and five have half', () => {
    const found = concentrationOf(
      Array.from({ length: 10 }, () => 13),
      130,
    );
    expect(found?.half).toBe(5);
    expect(found?.hhi).toBeCloseTo(1000, 9);
    expect([found?.cr3, found?.cr5, found?.cr10].map((ratio) => ratio?.toFixed(9))).toEqual([
      '0.300000000',
      '0.500000000',
      '1.000000000',
    ]);
  });

  test('the largest are found in any order, and what sold nothing is no member', () => {
    const found = concentrationOf([1, null, 40, 0, 20, 30, 5, 4], 100);
    expect(found?.cr3).toBeCloseTo(0.9, 12);
    expect(found?.half).toBe(2);
    expect(found?.hhi).toBeCloseTo(1 + 1600 + 400 + 900 + 25 + 16, 9);
  });

  test('what is not told by name counts in the whole alone', () => {
    const found = concentrationOf([20, 10], 100);
    expect(found?.cr3).toBeCloseTo(0.3, 12);
    expect(found?.half).toBeNull();
    expect(found?.hhi).toBeCloseTo(500, 9);
  });

  test('S9.047 without a market there is none', () => {
    expect(concentrationOf([], 0)).toBeNull();
    expect(concentrationOf([1], null)).toBeNull();
  });
});

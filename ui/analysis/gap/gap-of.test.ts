import { describe, expect, test } from '@jest/globals';
import { driftsOf, gapOf } from './gap-of.ts';

const gap = (first: number | null, second: number | null, key = '') => gapOf({ key, name: '', first, second });

describe('a gap of two sources', () => {
  test('is what the first has more, and how many times the second it is', () =>
    expect(gap(120, 100)).toMatchObject({ difference: 20, ratio: 1.2 }));

  test('without one of them there is no gap, without a base no ratio', () => {
    expect(gap(null, 100)).toMatchObject({ difference: null, ratio: null });
    expect(gap(5, null)).toMatchObject({ difference: null, ratio: null });
    expect(gap(5, 0)).toMatchObject({ difference: 5, ratio: null });
  });

  test('drifts in percentage points against the same period a year before, whatever the date type', () => {
    const gaps = [
      ...[gap(110, 100, '2025-03'), gap(90, 100, '2025-04'), gap(125, 100, '2026-03')],
      ...[gap(1, null, '2026-04'), gap(3, 2, '2025-Q1'), gap(1, 2, '2026-Q1'), gap(7, 7, '2030')],
    ];
    const drifts = driftsOf(gaps);
    expect(drifts.get('2026-03')).toBeCloseTo(15, 9);
    expect(drifts.get('2026-Q1')).toBeCloseTo(-100, 9);
    for (const key of ['2025-03', '2025-04', '2026-04', '2030']) expect([key, drifts.get(key)]).toEqual([key, null]);
  });
});

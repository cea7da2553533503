import { describe, expect, test } from '@jest/globals';
import { Allowance, limits, measurePace } from './allowance.mjs';

const look = 10_000;

/** Looks until a limit is met. @returns which one, and how many looks that took */
function spendAll(allowance: Allowance, pace: number, onLook = () => {}) {
  for (let looks = 1; looks < 100_000; looks += 1) {
    const met = allowance.spend(look, pace);
    if (met) return { met, looks };
    onLook();
  }
  return null;
}

describe('the time of a run', () => {
  test('is over when no test has ended for long', () => {
    expect(spendAll(new Allowance(), 1)).toEqual({ met: 'quiet', looks: limits.quiet / look + 1 });
  });

  test('is longer on a machine that is slow or busy', () => {
    expect(spendAll(new Allowance(), 4)).toEqual({ met: 'quiet', looks: (4 * limits.quiet) / look + 1 });
  });

  test('is over after a long time also when tests end', () => {
    const allowance = new Allowance();
    expect(spendAll(allowance, 1, () => allowance.moved())).toEqual({ met: 'total', looks: limits.total / look + 1 });
  });

  test('does not pass while the machine sleeps', () => {
    expect(new Allowance().spend(10 * limits.total, 1)).toBeNull();
  });

  test('counts a machine as no quicker than a quick one', () => {
    expect(measurePace()).toBeGreaterThanOrEqual(1);
  });
});

import { describe, expect, test } from '@jest/globals';
import { Allowance, limits } from './allowance.mjs';

const look = 10_000;

/** Looks until a limit is met. @returns which one, and how many looks that took */
function spendAll(allowance: Allowance, onLook = () => {}) {
  for (let looks = 1; looks < 100_000; looks += 1) {
    const met = allowance.spend(look);
    if (met) return { met, looks };
    onLook();
  }
  return null;
}

describe('the time of a run', () => {
  test('is over when no test has ended for long', () => {
    expect(spendAll(new Allowance())).toEqual({ met: 'quiet', looks: limits.quiet / look + 1 });
  });

  test('is over after a long time also when tests end', () => {
    const allowance = new Allowance();
    expect(spendAll(allowance, () => allowance.moved())).toEqual({ met: 'total', looks: limits.total / look + 1 });
  });

  test('does not pass while the machine sleeps', () => {
    expect(new Allowance().spend(10 * limits.total)).toBeNull();
  });
});

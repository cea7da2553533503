import { beforeEach, describe, expect, test } from '@jest/globals';
import { clearSession } from '../session/keep-session.ts';
import { secondsLeft, startCountdown } from './countdown.ts';

const now = 1_700_000_000_000;

beforeEach(() => clearSession());

describe('the wait for the next code', () => {
  test('S4.060 without a code there is none', () => expect(secondsLeft('a', now)).toBe(0));

  test('S4.061 S4.062 S9.005 is 120 s, counted in whole seconds, and then over', () => {
    startCountdown('a', now);
    const at = (ms: number) => secondsLeft('a', now + ms);
    expect([0, 1, 999, 1000, 1001, 119_000, 119_999, 120_000, 500_000].map(at)).toEqual([
      120, 120, 120, 119, 119, 1, 1, 0, 0,
    ]);
  });

  test('belongs to what was asked', () => {
    startCountdown('a', now);
    expect(secondsLeft('b', now)).toBe(0);
  });

  test('is nothing to the next account', () => {
    startCountdown('a', now);
    clearSession();
    expect(secondsLeft('a', now)).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { signInLimits, type Tries, waitAfter, wantsCaptcha } from './sign-in-limits.ts';

const now = 1_000_000_000;
const { perAccount, perAddress, window } = signInLimits;
const times = (count: number) => Array.from({ length: count }, (_, index) => now - index * 1000);
const tries = (byAccount: number, byAddress: number): Tries => ({
  byAccount: times(byAccount),
  byAddress: times(byAddress),
});

describe('waitAfter', () => {
  test('the tenth wrong try of an account and the hundredth of an address make the next wait', () => {
    expect(waitAfter(tries(perAccount - 1, perAddress - 1), now)).toBe(0);
    expect(waitAfter(tries(perAccount, 0), now)).toBe(window - (perAccount - 1) * 1000);
    expect(waitAfter(tries(0, perAddress), now)).toBe(window - (perAddress - 1) * 1000);
  });

  test('the longer of the two waits counts', () => {
    expect(waitAfter(tries(perAccount, perAddress), now)).toBe(window - (perAccount - 1) * 1000);
  });
});

test('A24 S2.107 a puzzle comes first after two failures of the account or of the address', () => {
  expect(wantsCaptcha(tries(1, 1))).toBe(false);
  expect(wantsCaptcha(tries(2, 0))).toBe(true);
  expect(wantsCaptcha(tries(0, 2))).toBe(true);
});

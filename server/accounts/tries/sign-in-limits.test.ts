import { describe, expect, test } from '@jest/globals';
import { type DecidingTries, signInLimits, waitAfter, wantsCaptcha } from './sign-in-limits.ts';

const now = 1_000_000_000;
const { window } = signInLimits;
const none: DecidingTries = { accountCaptcha: null, accountLimit: null, addressCaptcha: null, addressLimit: null };

describe('waitAfter', () => {
  test('the try that fills the limit decides, until it has left the window', () => {
    expect(waitAfter(none, now)).toBe(0);
    expect(waitAfter({ ...none, accountLimit: now - 1000 }, now)).toBe(window - 1000);
    expect(waitAfter({ ...none, addressLimit: now - window + 1 }, now)).toBe(1);
    expect(waitAfter({ ...none, addressLimit: now - window }, now)).toBe(0);
    expect(waitAfter({ ...none, accountLimit: now - 10 * window }, now)).toBe(0);
  });

  test('the longer of the two waits counts', () => {
    expect(waitAfter({ ...none, accountLimit: now - 5000, addressLimit: now - 1000 }, now)).toBe(window - 1000);
  });
});

test('A24 S2.107 a puzzle comes first after two failures of the account or of the address within the window', () => {
  expect(wantsCaptcha(none, now)).toBe(false);
  expect(wantsCaptcha({ ...none, accountCaptcha: now - window + 1 }, now)).toBe(true);
  expect(wantsCaptcha({ ...none, addressCaptcha: now }, now)).toBe(true);
  expect(wantsCaptcha({ ...none, accountCaptcha: now - window, addressCaptcha: now - window }, now)).toBe(false);
});

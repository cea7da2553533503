import { expect, test } from '@jest/globals';
import { newTotpKey, stepOfCode, totpLink } from './totp.ts';

/** The key of RFC 6238, appendix B, '12345678901234567890', in base32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %s the code is %s, as RFC 6238 says', (second, code) => {
  expect(stepOfCode(key, code, second * 1000)).toBe(Math.floor(second / 30));
});

test('a clock may be half a minute off, and the step is that of the code', () => {
  const at = 59_000;
  expect(stepOfCode(key, '287082', at + 30_000)).toBe(1);
  expect(stepOfCode(key, '287082', at - 30_000)).toBe(1);
  expect(stepOfCode(key, '287082', at + 60_000)).toBeNull();
});

test.each(['', '28708', '2870820', '28708a', '94287082'])('%p is no code', (code) => {
  expect(stepOfCode(key, code, 59_000)).toBeNull();
});

test('each key is another, of 160 bits, and an app reads it from the link', () => {
  const newKey = newTotpKey();
  expect(newKey).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpKey()).not.toBe(newKey);
  const link = new URL(totpLink(newKey, 'Car market portal', 'lin wei:1'));
  expect(link.protocol).toBe('otpauth:');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ secret: newKey, digits: '6', period: '30' });
  expect(link.searchParams.get('issuer')).toBe('Car market portal');
  expect(decodeURIComponent(link.pathname)).toMatch(/Car market portal:lin wei/);
});

import '../../../tests/support/argon2-as-it-is.ts';
import { expect, test } from '@jest/globals';
import { hashPassword, passwordFits } from './passwords.ts';

test('a password is hashed with Argon2id by the values OWASP gives, each time with a salt of its own', async () => {
  const [one, other] = [await hashPassword('Walnut-77-river'), await hashPassword('Walnut-77-river')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect(await passwordFits(one, 'Walnut-77-river')).toBe(true);
  expect(await passwordFits(one, 'Walnut-77-rivers')).toBe(false);
});

test('without a hash no password fits', async () => {
  expect(await passwordFits(null, 'of no account')).toBe(false);
  expect(await passwordFits('', 'of no account')).toBe(false);
});

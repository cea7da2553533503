import { describe, expect, test } from '@jest/globals';
import { formLimits } from './constants.ts';

const email = (text: string) => formLimits.email.test(text);

describe('what is an address of mail', () => {
  test.each(['cn', 'com', 'info', 'state', 'museum'])('S5.003 S9.009 a suffix of 2 to 6 letters: .%s', (suffix) =>
    expect(email(`a@b.${suffix}`)).toBe(true),
  );

  test.each(['', 'c', 'network', 'toolongs', 'c1', '12', 'co-m', '中国'])('S5.003 S9.009 no suffix: .%s', (suffix) =>
    expect(email(`a@b.${suffix}`)).toBe(false),
  );

  test.each(['a.b_c%d+e-f9@b.cn', 'A@B.CN', 'a@mail.b-c.9d.com.cn'])('S5.003 A58 %s fits', (text) =>
    expect(email(text)).toBe(true),
  );

  test.each([
    '@b.cn',
    'a@cn',
    'a@.cn',
    'a.b.cn',
    'a@b..cn',
    'a@b_c.cn',
    'a b@b.cn',
    'a@b@c.cn',
    'a!@b.cn',
    '王@b.cn',
    ' a@b.cn',
    'a@b.cn ',
    'a@b.cn\n',
    'a@b.cn,c@d.cn',
  ])('S5.003 A58 %j does not', (text) => expect(email(text)).toBe(false));
});

describe('what is a mobile number', () => {
  test.each(['13800000000', '10000000000', '19999999999'])('S5.002 S9.009 %s', (text) =>
    expect(formLimits.mobile.test(text)).toBe(true),
  );

  test.each([
    '03800000000',
    '23800000000',
    '1380000000',
    '138000000000',
    '1380000000a',
    '+8613800000000',
    '１３８００００００００',
  ])('S5.002 S9.009 %s is none', (text) => expect(formLimits.mobile.test(text)).toBe(false));
});

describe('what else fits a field', () => {
  test.each([
    ['a', true],
    ['a'.repeat(50), true],
    ['a'.repeat(51), false],
    ['', false],
    ['a b', false],
  ])('S5.025 an account of %j: %s', (text, fits) => expect(formLimits.account.test(text)).toBe(fits));

  test.each([
    ['abc12345', true],
    ['abcdefg1', true],
    ['1234567a', true],
    [`${'a'.repeat(19)}1`, true],
    [`${'a'.repeat(20)}1`, false],
    ['abcdef1', false],
    ['abcdefgh', false],
    ['12345678', false],
    ['abc 12345', false],
    ['a1', false],
  ])('S5.027 a new password of %j: %s', (text, fits) => expect(formLimits.newPassword.test(text)).toBe(fits));

  test.each([
    ['0000', true],
    ['123', false],
    ['12345', false],
    ['12a4', false],
  ])('S5.014 a code of %j: %s', (text, fits) => expect(formLimits.code.test(text)).toBe(fits));

  test('S9.010 a name has at most 50 characters, a company 100', () => {
    expect(formLimits.nameLength).toBe(50);
    expect(formLimits.companyLength).toBe(100);
    expect(formLimits.emailLength).toBe(254);
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { setLanguage } from '../i18n/language.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { type FieldValue, rules } from './rules.ts';

beforeEach(() => {
  freshShell();
  setLanguage('en');
});

describe('the rules at their borders', () => {
  test.each<[FieldValue, boolean]>([
    ['', false],
    [null, false],
    [undefined, false],
    ['0', true],
    [false, true],
  ])('S5.001 A57 required takes %j: %s', (value, fits) => expect(rules.required().fits(value, {})).toBe(fits));

  test.each<[FieldValue, boolean]>([
    ['0000', true],
    ['123', false],
    ['12345', false],
    ['12a4', false],
  ])('S5.014 S5.029 a code takes %j: %s, and says so', (value, fits) => {
    const rule = rules.code();
    expect(rule.fits(value, {})).toBe(fits);
    expect(rule.message()).toBe('Verification code input error, please re-enter');
  });

  test.each<[FieldValue, boolean]>([
    [true, true],
    [false, false],
    ['true', false],
    [null, false],
    [undefined, false],
  ])('S5.030 the agreement takes %j: %s, and says so', (value, fits) => {
    const rule = rules.ticked();
    expect(rule.fits(value, {})).toBe(fits);
    expect(rule.message()).toBe('Please confirm the terms');
  });

  test('S5.028 what was not typed twice is the same as nothing, and no other', () => {
    const rule = rules.same('other');
    expect(rule.fits(undefined, { other: '' })).toBe(true);
    expect(rule.fits('', {})).toBe(true);
    expect(rule.fits('a', {})).toBe(false);
    expect(rule.fits(null, { other: 'a' })).toBe(false);
  });
});

import { beforeEach, expect, test } from '@jest/globals';
import { setLanguage } from '../i18n/language.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { rules } from './rules.ts';
import { firstFault } from './validate.ts';

beforeEach(() => freshShell());

const says = (value: string) => firstFault(value, [rules.email()], {})?.() ?? null;

const borders = [
  ['one letter', 'a@b.c', false],
  ['two letters', 'a@b.cn', true],
  ['six letters', 'a@b.museum', true],
  ['seven letters', 'a@b.network', false],
] as const;

test.each(borders)('S5.003 S9.009 the form takes a suffix of two to six letters: %s', (_, value, fits) => {
  setLanguage('en');
  expect(says(value)).toBe(fits ? null : 'Enter a correct email');
  setLanguage('zh_CN');
  expect(says(value)).toBe(fits ? null : '请输入正确的邮箱');
});

import { expect, test } from '@jest/globals';
import { isOneScript, isPlainText, plainName } from './plain-name.ts';

test.each([
  '林薇',
  'Lin Wei',
  "O'Brien-Müller",
  '远方汽车 (China) Co., Ltd.',
  '𠀀〇々',
  'トヨタ Motors',
  '현대 Hyundai',
  'Иван',
  'Αθηνά',
])('%s is plain and of one script', (name) => expect([isPlainText(name), isOneScript(name)]).toEqual([true, true]));

test.each([
  ['a line break', 'a\nb'],
  ['ESC', 'a\u001b[31mb'],
  ['a zero-width space', 'de\u200bmo'],
  ['a word joiner', 'de\u2060mo'],
  ['a soft hyphen', 'de\u00admo'],
  ['a turn of direction', 'a\u202eb'],
  ['a line separator', 'a\u2028b'],
  ['a Hangul filler', 'a\u3164b'],
  ['a variation selector', '张\ufe00'],
  ['half a character', 'a\ud800'],
])('%s is not plain', (_what, text) => expect(isPlainText(text)).toBe(false));

test.each(['dem\u043e', '\u0430dmin', 'Ρortal', '远方汽\u0430', 'И\u03b1'])('%s mixes scripts', (name) =>
  expect(isOneScript(name)).toBe(false),
);

test('full width and compatible forms are the usual ones', () => {
  expect(plainName(' Ｌｉｎ　Ｗｅｉ ')).toBe('Lin Wei');
  expect(plainName('ﬁne ①')).toBe('fine 1');
});

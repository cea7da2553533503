import { expect, test } from '@jest/globals';
import { isPersonal } from './personal-password.ts';

const known = ['lin.wei', '林伟', 'Example Motors Research', '13812345678', 'lin.wei@example.com', ''];

test.each([
  ['linwei2026', 'the user name with a year'],
  ['Lin-Wei-26', 'marks and case'],
  ['ｌｉｎｗｅｉ12', 'the same letters written wide'],
  ['12linwei', 'behind figures'],
  ['linwei5678', 'pieces of two of them'],
  ['weilinwei1', 'a piece of it twice'],
  ['example1', 'a word of the company'],
  ['13812345678a', 'the number'],
  ['a1345678', 'the end of the number'],
  ['lin.wei@example.com1', 'the address of mail'],
])('%s is refused: %s', (password) => expect(isPersonal(password, known)).toBe(true));

test.each([
  ['Portal-2026', 'nothing of them'],
  ['k7Quartz-lin9', 'a piece that is not most of it'],
  ['wei-4Harbour-77', 'a short piece in a long one'],
  ['li12we34ab', 'pieces of two characters'],
])('%s fits: %s', (password) => expect(isPersonal(password, known)).toBe(false));

test('an account that nothing is known of has no personal password, whatever was typed', () => {
  for (const password of ['abc12345', '', '--------']) expect(isPersonal(password, ['', ''])).toBe(false);
});

test('a name in Chinese counts too', () => {
  expect(isPersonal('示例汽车研究院a1', ['示例汽车研究院'])).toBe(true);
  expect(isPersonal('示例汽车a1b2c3d4e5', ['示例汽车研究院'])).toBe(false);
});

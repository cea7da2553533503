import { describe, expect, test } from '@jest/globals';
import { alikeNames } from './alike-names.ts';

const pairs = (...names: (string | [zh: string, en: string])[]) =>
  alikeNames(
    names.map((name, id) => {
      const [zh_CN, en] = typeof name === 'string' ? [name, name] : name;
      return { id, name: { zh_CN, en }, scope: '', around: ['BYD', '比亚迪'] };
    }),
  ).map(({ ids, reason }) => `${ids.join('-')} ${reason}`);

describe('names of two members that may be one', () => {
  test.each([
    ['Mercedes-Benz', 'mercedes benz', 'spelling'],
    ['问界M5', '问界 Ｍ５', 'spelling'],
    ['BYD Han', 'Han', 'spelling'],
    ['比亚迪汉', '汉', 'spelling'],
    [['长安', 'Changan'] as [string, string], 'CHANGAN', 'spelling'],
    ['長安', '长安', 'script'],
    ['東風日產', '东风日产', 'script'],
    ['长安', 'Changan', 'sound'],
    ['秦PLUS', 'Qin Plus', 'sound'],
    ['汉+', 'Han+', 'sound'],
    ['上汽通用五菱', 'SQTYWL', 'initials'],
  ])('%j and %j: %s', (first, second, reason) => expect(pairs(first, second)).toEqual([`0-1 ${reason}`]));

  test.each([
    ['A', 'A+'],
    ['汉+', 'Han'],
    // Two Chinese names of one sound are two, and so are two that have names of their own in both languages.
    ['启辰', '奇辰'],
    [['宝骏', 'Baojun'] as [string, string], ['保俊', 'BJ'] as [string, string]],
    [['比德文', 'Bidewen'] as [string, string], ['贝达威', 'BDW'] as [string, string]],
    // Two letters are of too many.
    ['宋', 'S'],
    ['汉兰', 'HL'],
  ])('%j and %j are two', (first, second) => expect(pairs(first, second)).toEqual([]));

  test('are compared within what they belong to', () =>
    expect(
      alikeNames([
        { id: 1, name: { zh_CN: 'M5', en: 'M5' }, scope: 'bmw', around: ['BMW'] },
        { id: 2, name: { zh_CN: 'M5', en: 'M5' }, scope: 'aito', around: ['AITO'] },
        { id: 3, name: { zh_CN: 'M5', en: 'AITO M5' }, scope: 'aito', around: ['AITO'] },
      ]),
    ).toEqual([{ ids: [2, 3], reason: 'spelling' }]));
});

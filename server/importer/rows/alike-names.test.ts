import { describe, expect, test } from '@jest/globals';
import { alikeKnown, alikeNames } from './alike-names.ts';

const found = (...names: string[]) =>
  alikeNames('model', new Map(names.map((name, at) => [name, 10 - at]))).map(({ why, names: all }) => [
    why,
    ...all.map(({ name }) => name),
  ]);

describe('names that look alike', () => {
  test.each([
    [
      ['Mercedes-Benz', 'Mercedes Benz'],
      ['spelling', 'Mercedes-Benz', 'Mercedes Benz'],
    ],
    [
      ['问界M5', '问界 M5'],
      ['spelling', '问界M5', '问界 M5'],
    ],
    [
      ['宋PLUS DM-i', '宋 PLUS DM-i', '宋PLUS DMi'],
      ['spelling', '宋PLUS DM-i', '宋 PLUS DM-i', '宋PLUS DMi'],
    ],
    [
      ['长安', '長安'],
      ['script', '长安', '長安'],
    ],
    [
      ['东风', '東風'],
      ['script', '东风', '東風'],
    ],
    [
      ['长安', 'Changan'],
      ['sound', '长安', 'Changan'],
    ],
    [
      ['GLK', 'GLC', 'GLK, GLC'],
      ['several', 'GLK, GLC', 'GLK', 'GLC'],
    ],
  ])('%j', (names, group) => expect(found(...names)).toEqual([group]));

  test.each([[['A', 'A+']], [['启辰', '奇辰']], [['BYD Han', 'byd  han']], [['GLK, X', 'GLK']], [['汉', '秦']]])(
    'of %j nothing is said',
    (names) => expect(found(...names)).toEqual([]),
  );
});

describe('a name that nobody in the release goes by', () => {
  const known = ['Mercedes-Benz', '长安', 'Changan', '问界M5'];
  const beside = (name: string) =>
    alikeKnown('brand', new Map([[name, 3]]), known).map(({ why, names }) => [why, ...names.map((each) => each.name)]);

  test.each([
    ['Mercedes Benz', 'spelling', 'Mercedes-Benz'],
    ['問界M5', 'script', '问界M5'],
    ['长安汽车', null, ''],
    ['长 安', 'spelling', '长安'],
  ])('%s: %s %s', (name, why, like) => expect(beside(name)).toEqual(why === null ? [] : [[why, name, like]]));

  test.each(['长安', 'changan', 'MERCEDES-BENZ'])('%s is one that somebody goes by', (name) => {
    expect(beside(name)).toEqual([]);
  });
});

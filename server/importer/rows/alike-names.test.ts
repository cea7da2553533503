import { describe, expect, test } from '@jest/globals';
import { alikeNames } from './alike-names.ts';

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

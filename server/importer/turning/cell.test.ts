import { describe, expect, test } from '@jest/globals';
import { isReason } from '../rows/problem.ts';
import { cellReader } from './cell.ts';

const read = cellReader({
  text: 'value',
  signs: { '●': 'standard', '○': 'optional', '-': 'none', '–': 'none', '—': 'none', S: 'standard' },
  unsigned: 'standard',
  silent: ['未知'],
  prices: ['[选装价 *]', '(+*)'],
});

/** What a cell says, in short: standard L2; optional L2+ for 8,000. */
const short = (cell: string) => {
  const values = read(cell);
  if (isReason(values)) return values.sentence.en;
  return values
    .map(({ sign, text, price }) => [sign, text, price && `for ${price}`].filter(Boolean).join(' '))
    .join('; ');
};

describe('a cell with signs', () => {
  test.each([
    ['', ''],
    ['  ', ''],
    ['未知', ''],
    ['●', 'standard'],
    ['● 12.8英寸', 'standard 12.8英寸'],
    ['●加热●通风 ○ 按摩', 'standard 加热; standard 通风; optional 按摩'],
    ['● 单目\n○ 三目', 'standard 单目; optional 三目'],
    ['● 单目\r\n  (仅限首任车主)\r\n○ 三目', 'standard 单目 (仅限首任车主); optional 三目'],
    ['● L2\n○ L2+ [选装价 ¥8,000]', 'standard L2; optional L2+ for ¥8,000'],
    ['○ 真皮（+0.8万）', 'optional 真皮 for 0.8万'],
    ['－', 'none'],
    ['—', 'none'],
    ['L2', 'standard L2'],
    ['S', 'standard'],
    ['SUV', 'standard SUV'],
    ['-20~60℃', 'standard -20~60°C'],
    ['360 °', 'standard 360 °'],
    ['2560 × 1600', 'standard 2560 × 1600'],
  ])('%j says %j', (cell, says) => expect(short(cell)).toBe(says));

  test.each([
    ['◎ 真皮', '"◎" is a sign'],
    ['● 加热 ◎ 通风', '"◎" is a sign'],
    ['√', '"√" is a sign'],
    ['/', '"/" is a sign'],
  ])('%j is refused, with the sign and those that are known', (cell, words) => {
    expect(short(cell)).toContain(words);
    expect(short(cell)).toContain('it names ● ○ - – — S.');
  });

  test('a text without one is refused until the mapping says what it stands for', () => {
    const strict = cellReader({ text: 'value', signs: { '●': 'standard' } });
    expect(strict('L2')).toMatchObject({ code: 'unknown-sign', sentence: { en: expect.stringContaining('unsigned') } });
  });
});

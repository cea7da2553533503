import { describe, expect, test } from '@jest/globals';
import { holdsAny, markedParts } from './marked-parts.ts';

const hits = (text: string, searched: string) =>
  markedParts(text, searched)
    .filter(({ isHit }) => isHit)
    .map((part) => part.text);

describe('marking what was searched', () => {
  test('every word is marked wherever it stands, and the parts make the text again', () => {
    const text = 'Tax on cars: the TAX rate; taxes';
    expect(hits(text, 'tax')).toEqual(['Tax', 'TAX', 'tax']);
    expect(
      markedParts(text, 'cars tax')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  test('full-width signs and case are as the search takes them', () => {
    expect(hits('补贴２０００元', '2000 补贴')).toEqual(['补贴２０００']);
    expect(holdsAny('ＥＶ', 'ev')).toBe(true);
    expect(holdsAny('car', ' ')).toBe(false);
  });

  test('a sign whose compared form is longer does not shift the marks behind it', () => {
    expect(hits('ﬃ㎞ tax', 'tax')).toEqual(['tax']);
    expect(hits('100㎞ range', 'km')).toEqual(['㎞']);
  });

  test('nothing searched marks nothing', () => {
    expect(markedParts('text', '  ')).toEqual([{ text: 'text', isHit: false }]);
  });

  test('words are taken as they stand, never as a pattern', () => {
    expect(hits('a+b (c) [d] a', 'a+b (c)')).toEqual(['a+b', '(c)']);
    expect(hits('新能源出口增长', '出口')).toEqual(['出口']);
  });
});

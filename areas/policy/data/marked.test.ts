import { describe, expect, test } from 'vitest';
import { excerptOf } from './excerptOf.ts';
import { holdsAny, markedParts } from './markedParts.ts';

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
});

describe('an excerpt', () => {
  const long = `${'lead '.repeat(100)}subsidy ${'tail '.repeat(100)}`;

  test('a short text is shown whole, on one line', () => {
    expect(excerptOf('one\n  two', 'two')).toBe('one two');
  });

  test('a long text is shown around its first hit, with whole words', () => {
    const shown = excerptOf(long, 'subsidy');
    expect(shown).toMatch(/^…lead .*subsidy tail .*…$/);
    expect(shown.length).toBeLessThanOrEqual(282);
  });

  test('without a hit it is the beginning, and a hit at the end is reached', () => {
    expect(excerptOf(long, 'absent')).toMatch(/^lead lead .*…$/);
    expect(excerptOf(`${'x'.repeat(600)}subsidy`, 'subsidy')).toMatch(/^…x+subsidy$/);
  });
});

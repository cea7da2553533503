import { describe, expect, test } from 'vitest';
import { neighboursOf } from '../article/neighboursOf.ts';
import { daysBefore } from './daysBefore.ts';
import { markedParts } from './markedParts.ts';

describe('the words of a search in a text', () => {
  const hits = (text: string, search: string) =>
    markedParts(text, search)
      .filter(({ hit }) => hit)
      .map(({ part }) => part);

  test('are found in any case, in Chinese, and as they stand', () => {
    expect(hits('Exports rise as EXPORT tax falls', 'export tax')).toEqual(['Export', 'EXPORT', 'tax']);
    expect(hits('新能源出口增长', '出口')).toEqual(['出口']);
    expect(hits('a+b (c) [d] a', 'a+b (c)')).toEqual(['a+b', '(c)']);
  });

  test('nothing is lost and nothing is marked without a search', () => {
    expect(
      markedParts('one two three', 'two')
        .map(({ part }) => part)
        .join(''),
    ).toBe('one two three');
    expect(markedParts('one', '  ')).toEqual([{ at: 0, part: 'one', hit: false }]);
  });
});

test('A35 the latest days are counted in China', () => {
  expect(daysBefore(new Date('2026-03-01T15:59:00Z'), 7)).toBe('2026-02-22');
  expect(daysBefore(new Date('2026-03-01T16:01:00Z'), 7)).toBe('2026-02-23');
});

test('neighbours end with the list', () => {
  const items = ['a', 'b', 'c'].map((newsId) => ({ newsId }));
  expect(neighboursOf(items, 'b')).toEqual({ previous: 'a', next: 'c' });
  expect(neighboursOf(items, 'a')).toEqual({ previous: undefined, next: 'b' });
  expect(neighboursOf(items, 'x')).toEqual({ previous: undefined, next: undefined });
});

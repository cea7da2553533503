import { expect, test } from '@jest/globals';
import { neighboursOf } from '../article/neighbours-of.ts';
import { daysBefore } from './days-before.ts';

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

import { expect, test } from '@jest/globals';
import { cutText } from './cut-text.ts';
import { bytesOf, createDailyBytes } from './daily-bytes.ts';

const noon = Date.parse('2026-11-24T04:00:00Z');
const evening = Date.parse('2026-11-24T16:00:00Z');

test('an address may have so much a day, is told once that it is full, and others go on', () => {
  const count = createDailyBytes(1000);
  const of = (address: string, bytes: number, now = noon) => count(address, bytes, now);
  expect([of('a', 600), of('a', 400), of('a', 1), of('a', 1), of('b', 1000)]).toEqual([
    ...['fits', 'fits', 'closes', 'closed', 'fits'],
  ]);
  // The next day of China begins at 16:00 UTC.
  expect(of('a', 1000, evening)).toBe('fits');
});

test('what did not fit is not counted: less may', () => {
  const count = createDailyBytes(1000);
  expect([count('a', 1001, noon), count('a', 1000, noon)]).toEqual(['closes', 'fits']);
});

test('what a row takes is counted in bytes, not in signs', () => {
  expect(bytesOf({ text: '销'.repeat(100), at: 1 }) - bytesOf({ text: '', at: 1 })).toBe(360);
});

test.each([
  ['short', 10, 'short'],
  ['销量趋势', 7, '销量'],
  ['a😀b', 4, 'a'],
  ['tab\tand\u001bescape', 100, 'tab and escape'],
])('of %j %i bytes are kept as %j', (text, most, stored) => expect(cutText(text, most)).toBe(stored));

test('nothing is an empty text', () => expect(cutText(undefined, 10)).toBe(''));

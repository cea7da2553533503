import { expect, test } from '@jest/globals';
import { endOfDay, isOver, remainingDays } from './validity.ts';

const noon = Date.UTC(2025, 2, 4, 4);

test('A26 the last day counts to its last millisecond in China time', () => {
  const last = Date.UTC(2025, 2, 4, 15, 59, 59, 999);
  expect(endOfDay('20250304')).toBe(last);
  expect(isOver('20250304', last)).toBe(false);
  expect(isOver('20250304', last + 1)).toBe(true);
});

test('S2.125 today counts as one day, and what is over has none', () =>
  expect(['20250304', '20250305', '20250303'].map((day) => remainingDays(day, noon))).toEqual([1, 2, 0]));

test('a text that is no day has no end', () => expect(endOfDay('2025-03-04')).toBeNaN());

import { expect, test } from '@jest/globals';
import { chinaDate, chinaTime } from './china-time.ts';

test.each([
  ['2026-05-31T15:59:59Z', '2026-05-31', '2026-05-31 23:59:59'],
  ['2026-05-31T16:00:00.999Z', '2026-06-01', '2026-06-01 00:00:00'],
  ['2026-12-31T23:30:00Z', '2027-01-01', '2027-01-01 07:30:00'],
])('A26 A35 at %s it is %s in China', (instant, day, time) => {
  expect([chinaDate(Date.parse(instant)), chinaTime(Date.parse(instant))]).toEqual([day, time]);
});

import { expect, test } from '@jest/globals';
import { standsStill, watchClock } from './clock-guard.ts';

const hour = 60 * 60 * 1000;
const year = 365 * 24 * hour;

/** A clock that can be moved, beside the time that passes. */
function aClock() {
  const time = { passed: 0, off: Date.parse('2026-11-21T00:00:00Z') };
  const movedAt = watchClock(() => time.passed);
  const moved = () => movedAt(time.off + time.passed);
  moved();
  return { time, moved };
}

test('a clock that goes as time does is believed, also when it is set right by minutes', () => {
  const { time, moved } = aClock();
  time.passed += 1000 * hour;
  time.off -= 10 * 60 * 1000;
  expect(moved()).toBe(0);
});

test.each([year, -year])('a clock that is moved by %i ms is not believed until it is back', (by) => {
  const { time, moved } = aClock();
  time.off += by;
  expect(moved()).toBe(by);
  time.passed += hour;
  expect(moved()).toBe(by);
  time.off -= by;
  expect(moved()).toBe(0);
});

test('a clock that stays where it was moved to is believed after a day, and watched anew', () => {
  const { time, moved } = aClock();
  time.off += year;
  expect(moved()).toBe(year);
  time.passed += standsStill - 1;
  expect(moved()).toBe(year);
  time.passed += 1;
  expect(moved()).toBe(0);
  time.off += year;
  expect(moved()).toBe(year);
});

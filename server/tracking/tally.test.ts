import { expect, test } from '@jest/globals';
import { Tally } from './tally.ts';
import { countTracking, trackingLimits } from './tracking-limits.ts';

test('takes as many as it may of each key, and begins anew after its span', () => {
  const tally = new Tally(2, 100);
  expect([tally.take('a', 0), tally.take('a', 50), tally.take('a', 99)]).toEqual([true, true, false]);
  expect(tally.take('b', 99)).toBe(true);
  expect(tally.take('a', 100)).toBe(true);
});

test('keeps no more keys than it may, and forgets rather than grow', () => {
  const tally = new Tally(1, 100, 3);
  for (const key of ['a', 'b', 'c']) expect(tally.take(key, 0)).toBe(true);
  expect(tally.take('a', 1)).toBe(false);
  expect(tally.take('d', 1)).toBe(true);
  expect(tally.take('a', 1)).toBe(true);
});

test('an address may register and report within an hour, and not without end', () => {
  const limits = countTracking();
  const { registrationsOfAddress, eventsOfSession, eventsOfAddress, span } = trackingLimits;
  for (let count = 0; count < registrationsOfAddress; count += 1) expect(limits.mayRegister('a', 1)).toBe(true);
  expect(limits.mayRegister('a', 1)).toBe(false);
  expect(limits.mayRegister('b', 1)).toBe(true);
  for (let count = 0; count < eventsOfSession; count += 1) expect(limits.mayReport('s', 'a', 1)).toBe(true);
  expect(limits.mayReport('s', 'a', 1)).toBe(false);
  expect(limits.mayReport('other', 'a', 1)).toBe(true);
  for (let count = 0; count < eventsOfAddress; count += 1) limits.mayReport(`s${count}`, 'c', 1);
  expect(limits.mayReport('one more', 'c', 1)).toBe(false);
  expect(limits.mayReport('s', 'a', 1 + span)).toBe(true);
});

import { afterEach, describe, expect, test } from '@jest/globals';
import { learnServerTime, serverNow } from './server-clock.ts';

const now = Date.UTC(2026, 2, 4, 5, 6, 7);
const reported = (difference: number) => learnServerTime(new Date(now + difference).toUTCString(), now);
const ahead = () => Math.round((serverNow() - Date.now()) / 1000);

afterEach(() => learnServerTime(new Date(now).toUTCString(), now));

describe('the clock of the server', () => {
  test.each([
    [600_000, 600],
    [-90_000, -90],
    [4_000, 0],
    [-4_000, 0],
  ])('an answer whose time differs by %i ms: %i s ahead', (difference, seconds) => {
    reported(difference);
    expect(ahead()).toBe(seconds);
  });

  test('an answer of the right time ends what was learned before', () => {
    reported(600_000);
    reported(0);
    expect(ahead()).toBe(0);
  });

  test.each([undefined, '', 'soon'])('%j as a time changes nothing', (date) => {
    reported(600_000);
    learnServerTime(date, now);
    expect(ahead()).toBe(600);
  });
});

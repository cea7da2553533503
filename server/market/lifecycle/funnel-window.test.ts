import { expect, test } from '@jest/globals';
import { funnelWindow, partOf, sumOf } from './funnel-window.ts';

const months = (first: string, last: string, weekly = false) => ({ first, last, weekly });
const late = Date.parse('2030-01-01');

test('S2.083 a funnel is of the latest months that all datasets cover', () => {
  const covered = [months('2023-01', '2024-04'), months('2023-11', '2024-05')];
  expect(funnelWindow(covered, late, 3)).toEqual({ from: '2024-02', to: '2024-04' });
  expect(funnelWindow(covered, late, 12)).toEqual({ from: '2023-11', to: '2024-04' });
  expect(funnelWindow([...covered, months('2024-06', '2024-07')], late, 3)).toBeNull();
  expect(funnelWindow([], late, 3)).toBeNull();
});

test('S2.083 a month whose weeks were not over when the release was published is left out', () => {
  const covered = [months('2024-01', '2024-08', true), months('2024-01', '2024-08')];
  // The last Thursday of August 2024 is the 29th: its week ends on Sunday, the first of September.
  expect(funnelWindow(covered, Date.parse('2024-09-01T23:00:00Z'), 2)?.to).toBe('2024-07');
  expect(funnelWindow(covered, Date.parse('2024-09-02T00:00:00Z'), 2)?.to).toBe('2024-08');
});

test('S2.083 nothing is added up or divided of what is not known', () => {
  expect([sumOf([1, 2]), sumOf([1, null]), sumOf([])]).toEqual([3, null, null]);
  expect([partOf(1, 2), partOf(1, 0), partOf(null, 2), partOf(1, null), partOf(0, 2)]).toEqual([
    0.5,
    null,
    null,
    null,
    0,
  ]);
});

import { describe, expect, test } from '@jest/globals';
import { addDays, daysBetween, nextChange, periodBar } from './days.ts';

const today = '2026-06-01';

test('days are counted over the ends of months and years', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});

describe('the next change of a policy', () => {
  const next = (effectiveFrom: string, effectiveTo: string) => nextChange({ effectiveFrom, effectiveTo }, today);

  test('is its first day while that is ahead, then its last', () => {
    expect(next('2026-06-11', '2026-07-01')).toEqual({ kind: 'begins', on: '2026-06-11', inDays: 10 });
    expect(next('2026-05-01', '2026-07-01')).toEqual({ kind: 'ends', on: '2026-07-01', inDays: 30 });
    expect(next('2026-05-01', today)).toEqual({ kind: 'ends', on: today, inDays: 0 });
  });

  test('is none where nothing is ahead', () => {
    expect(next('2026-05-01', '2026-05-31')).toBeNull();
    expect(next('2026-05-01', '')).toBeNull();
    expect(next('', '')).toBeNull();
  });
});

describe('the effective period as a bar', () => {
  test('a period around today fills the scale', () => {
    expect(periodBar('2026-05-02', '2026-07-01', today)).toEqual({
      start: 0,
      length: 100,
      today: 50,
      openStart: false,
      openEnd: false,
    });
  });

  test('today extends the scale of a period that is over or ahead', () => {
    expect(periodBar('2026-03-23', '2026-05-12', today)).toMatchObject({ start: 0, today: 100 });
    expect(periodBar('2026-06-11', '2026-06-21', today)).toMatchObject({ start: 50, length: 50, today: 0 });
  });

  test('a side without a day stays open', () => {
    expect(periodBar('2026-06-01', '', today)).toMatchObject({ start: 0, length: 100, today: 0, openEnd: true });
    expect(periodBar('', '2026-06-01', today)).toMatchObject({ start: 0, length: 100, today: 100, openStart: true });
  });

  test('without days, or with days in the wrong order, there is no bar', () => {
    expect(periodBar('', '', today)).toBeNull();
    expect(periodBar('2026-06-02', '2026-06-01', today)).toBeNull();
  });
});

import { describe, expect, test } from '@jest/globals';
import { dayOfKey } from './day-of-key.ts';
import { addMonthsTo, isWhole, readDay, weeksOf } from './days.ts';

describe('a written day', () => {
  test('S9.018 is read in the forms people write it in', () => {
    for (const written of [
      '2026/09/30',
      '2026-9-30',
      ' 2026.09.30 ',
      '20260930',
      '2026年9月30日',
      '２０２６/０９/３０',
    ])
      expect(readDay(written)).toBe('2026-09-30');
  });

  test('is none when the calendar has no such day, or it is not whole', () => {
    for (const written of ['2026/02/30', '2026/13/01', '2026/00/10', '30/09/2026', '2026/9', 'soon', ''])
      expect(readDay(written)).toBeNull();
    expect(readDay('2024/02/29')).toBe('2024-02-29');
    expect([isWhole('2026/9/3'), isWhole('2026/09/03')]).toEqual([false, true]);
  });
});

describe('the days of a calendar', () => {
  test('weeks begin on Monday and are whole', () => {
    const weeks = weeksOf('2026-09-30');
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2026-08-31',
      '2026-09-07',
      '2026-09-14',
      '2026-09-21',
      '2026-09-28',
    ]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeksOf('2026-02-10')).toHaveLength(5);
    expect(weeksOf('2026-08-31')).toHaveLength(6);
  });

  test('months are added without leaving them', () => {
    expect(addMonthsTo('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonthsTo('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonthsTo('2026-01-15', -1)).toBe('2025-12-15');
  });

  test('each key leads to its day', () => {
    const from = '2026-09-30';
    const led = (key: string, shift = false) => dayOfKey(key, shift, from);
    expect([led('ArrowLeft'), led('ArrowRight'), led('ArrowUp'), led('ArrowDown')]).toEqual([
      '2026-09-29',
      '2026-10-01',
      '2026-09-23',
      '2026-10-07',
    ]);
    expect([led('Home'), led('End')]).toEqual(['2026-09-28', '2026-10-04']);
    expect([led('PageUp'), led('PageDown'), led('PageUp', true)]).toEqual(['2026-08-30', '2026-10-30', '2025-09-30']);
    expect([led('a'), led('toString')]).toEqual([null, null]);
  });
});

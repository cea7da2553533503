import { describe, expect, test } from '@jest/globals';
import { monthNumber, monthText } from '@portal/contract';
import { monthsOfTime } from './period.ts';
import { timeAt } from './time-at.ts';

const days = { now: monthNumber('2026-10'), first: monthNumber('2019-01'), last: monthNumber('2026-09') };

/** The months that a text begins with, and what is left of it. */
function read(text: string): string | null {
  const time = timeAt(text, 0);
  if (!time) return null;
  const { from, to } = monthsOfTime(time.value, days);
  const rest = text.slice(time.end);
  return [monthText(from), ...(from === to ? [] : [monthText(to)]), ...(rest ? [rest] : [])].join(' ');
}

describe('times as people write them', () => {
  test.each([
    ['9月', '2026-09'],
    ['12月份', '2025-12'],
    ['去年十二月', '2025-12'],
    ['2025年1-8月', '2025-01 2025-08'],
    ['2025年3月到6月', '2025-03 2025-06'],
    ['今年前三个月', '2026-01 2026-03'],
    ['一季度', '2026-01 2026-03'],
    ['25年q2', '2025-04 2025-06'],
    ['下半年', '2026-07 2026-12'],
    ['前年', '2024-01 2024-12'],
    ['近半年', '2026-04 2026-09'],
    ['过去12个月', '2025-10 2026-09'],
    ['上季度', '2026-07 2026-09'],
    ['上月', '2026-09'],
    ['2026年以来', '2026-01 2026-09'],
    ['aug 2025', '2025-08'],
    ['sept', '2026-09'],
    ['december last year', '2025-12'],
    ['2025-08', '2025-08'],
    ['jan-jun 2026', '2026-01 2026-06'],
    ['from november to february 2026', '2025-11 2026-02'],
    ['the last two quarters', '2026-04 2026-09'],
    ['q3 2025 to q1 2026', '2025-07 2026-03'],
    ['first half of 2025', '2025-01 2025-06'],
    ['the last quarter of 2024', '2024-10 2024-12'],
    ['since march 2026', '2026-03 2026-09'],
    ['2023-2025', '2023-01 2025-12'],
  ])('%s', (text, wanted) => expect(read(text)).toBe(wanted));

  test.each(['10-15万', '3系', 'q5l', 'marching', '一线', '2000款', '月份'])('%s is none', (text) =>
    expect(read(text)).toBeNull(),
  );
});

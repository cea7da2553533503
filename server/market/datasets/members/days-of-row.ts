import { isDay } from '../../../kernel/days/is-day.ts';
import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { FileFault, RowValues } from '../file.ts';
import { text } from './declare.ts';

const monthText = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** Whether a day, such as 2024-03-15, lies in a month. @param month as year * 12 + month - 1 */
export const isDayIn = (day: unknown, month: number | null): boolean =>
  month !== null && typeof day === 'string' && isDay(day) && day.slice(0, 7) === monthText(month);

/**
 * What is wrong with the first and the last day of what a row is of, by its fields `from` and `until`.
 * @param month as year * 12 + month - 1
 * @param thing what stands from day to day, within a sentence
 */
export function faultOfDays(row: RowValues, month: number | null, thing: Sentence): FileFault | null {
  const days = { from: String(row.from ?? ''), until: String(row.until ?? '') };
  for (const field of ['from', 'until'] as const) {
    if (days[field] === '' || isDay(days[field])) continue;
    return {
      field,
      sentence: text(
        `“${days[field]}”不是日期；请写成 2026-03-15 这样的形式，或留空。`,
        `“${days[field]}” is no day; write it like 2026-03-15, or leave it empty.`,
      ),
    };
  }
  const { from, until } = days;
  if (from !== '' && until !== '' && from > until)
    return {
      field: 'until',
      sentence: text(
        `${thing.zh_CN}在开始（${from}）之前就结束（${until}）；请核对两个日期。`,
        `The ${thing.en} ends (${until}) before it begins (${from}); check both days.`,
      ),
    };
  if (month === null) return null;
  const own = monthText(month);
  if (from.slice(0, 7) > own)
    return {
      field: 'from',
      sentence: text(
        `该行为 ${own} 的数据，而${thing.zh_CN}自 ${from} 才开始；请核对月份与日期。`,
        `The row is of ${own}, and the ${thing.en} begins on ${from}; check the month and the day.`,
      ),
    };
  if (until !== '' && until.slice(0, 7) < own)
    return {
      field: 'until',
      sentence: text(
        `该行为 ${own} 的数据，而${thing.zh_CN}在 ${until} 已结束；请核对月份与日期。`,
        `The row is of ${own}, and the ${thing.en} ended on ${until}; check the month and the day.`,
      ),
    };
  return null;
}

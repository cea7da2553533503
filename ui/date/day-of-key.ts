import { addDays, addMonthsTo, weekdayOf } from './days.ts';

/**
 * The day that a key leads to in a calendar: arrows by day and week, Home and End to the ends of the week, PageUp and
 * PageDown by month, with Shift by year.
 * @returns null for other keys
 */
export function dayOfKey(key: string, shift: boolean, from: string): string | null {
  const months = shift ? 12 : 1;
  const ways: Record<string, string> = {
    ArrowLeft: addDays(from, -1),
    ArrowRight: addDays(from, 1),
    ArrowUp: addDays(from, -7),
    ArrowDown: addDays(from, 7),
    Home: addDays(from, -weekdayOf(from)),
    End: addDays(from, 6 - weekdayOf(from)),
    PageUp: addMonthsTo(from, -months),
    PageDown: addMonthsTo(from, months),
  };
  return Object.hasOwn(ways, key) ? (ways[key] ?? null) : null;
}

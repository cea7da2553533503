import { plain } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { dayOf, oneDay } from './parse-day.ts';

/** 2026-W14, 2026W14, 2026年第14周; the year may stand in a column of its own. */
const named = /^(?:(\d{4})(?:[-/. ]?|年))?(?:[Ww]|第|(?<=年)(?=\d+周))(\d{1,2})周?$/;

/** The Thursday of a week, which tells its year and month: most of its days lie there. ISO 8601: week 1 has the 4th of January. */
function thursdayOf(year: number, week: number): Date {
  const fourth = Date.UTC(year, 0, 4);
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * oneDay;
  return new Date(monday + ((week - 1) * 7 + 3) * oneDay);
}

/** The week that a day lies in, by its Thursday. */
const thursdayAround = (date: Date): Date => new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * oneDay);

/** A week: the month that it counts for as year * 12 + month - 1, and its Thursday in days, which tells it apart. */
export interface Week {
  month: number;
  week: number;
}

const asWeek = (thursday: Date): Week => ({
  month: thursday.getUTCFullYear() * 12 + thursday.getUTCMonth(),
  week: thursday.getTime() / oneDay,
});

/**
 * Reads a week by its number, or by any day of it.
 * @param yearText empty where the file has no such column
 */
export function parseWeek(yearText: string, text: string): Week | Reason {
  const value = plain(text);
  const parts = named.exec(value);
  if (parts) {
    const [year, week] = [Number(parts[1] ?? plain(yearText).replace(/年$/, '')), Number(parts[2])];
    const thursday = thursdayOf(year, week);
    // A year has 52 weeks or 53.
    const isThere = year >= 1990 && year <= 2100 && week >= 1 && thursday.getUTCFullYear() === year;
    return isThere ? asWeek(thursday) : reasons.week(text);
  }
  const day = dayOf(value);
  const date = new Date(day ?? 0);
  const isInRange = date.getUTCFullYear() >= 1990 && date.getUTCFullYear() <= 2100;
  return day !== null && isInRange ? asWeek(thursdayAround(date)) : reasons.week(text);
}

import { plain } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';

const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Year first, however parted; a day and a time behind it are a date within the month. */
const yearFirst =
  /^(\d{4})(?:[-/](\d{1,2})|\.(\d{2})|年(\d{1,2})月?|[Mm](\d{1,2}))(?:[-/.]?\d{1,2}日?)?(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?)?$/;
const compact = /^(\d{4})(\d{2})(\d{2})?(?:\.0+)?$/;
const worded = /^([A-Za-z]{3})[a-z]*[- .,]*(\d{4}|\d{2})$/;
/** Days since 1899-12-30: how Excel keeps a date. */
const serial = /^(\d{5})(?:\.\d+)?$/;

function made(year: number, month: number): number | null {
  return year >= 1990 && year <= 2100 && month >= 1 && month <= 12 ? year * 12 + month - 1 : null;
}

/**
 * Reads a month in any of the ways people write it.
 * @returns year * 12 + month - 1, or the reason why it is none
 */
export function parseMonth(text: string): number | Reason {
  const value = plain(text);
  if (/^\d{4}\.1$/.test(value)) return reasons.ambiguousMonth(value);
  const first = yearFirst.exec(value);
  const dense = compact.exec(value);
  const word = worded.exec(value);
  const days = serial.exec(value);
  let month: number | null = null;
  if (first) month = made(Number(first[1]), Number(first[2] ?? first[3] ?? first[4] ?? first[5]));
  else if (dense) month = made(Number(dense[1]), Number(dense[2]));
  else if (word) {
    const year = Number(word[2]);
    month = made(year < 100 ? 2000 + year : year, english.indexOf((word[1] ?? '').toLowerCase()) + 1);
  } else if (days) {
    const date = new Date(Date.UTC(1899, 11, 30) + Number(days[1]) * 86_400_000);
    month = made(date.getUTCFullYear(), date.getUTCMonth() + 1);
  }
  return month ?? reasons.month(text);
}

const chinese = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];

/**
 * Reads a month that does not say its year: 3, 03, 3月, M3, Mar, 三月.
 * @returns 1 to 12, or null where it is none
 */
export function parseBareMonth(text: string): number | null {
  const value = plain(text);
  const digits = /^(?:[Mm]?(\d{1,2})(?:\.0+)?|(\d{1,2})月份?)$/.exec(value);
  const letters = /^([A-Za-z]{3})[a-z]*\.?$/.exec(value)?.[1];
  const word = /^([一二三四五六七八九十]{1,2})月份?$/.exec(value)?.[1];
  let month = 0;
  if (digits) month = Number(digits[1] ?? digits[2]);
  else if (letters !== undefined) month = english.indexOf(letters.toLowerCase()) + 1;
  else if (word !== undefined) month = chinese.indexOf(word) + 1;
  return month >= 1 && month <= 12 ? month : null;
}

/** @returns the year of 2024, 2024.0 or 2024年, or null where it is none */
function parseYear(text: string): number | null {
  const year = Number(/^(\d{4})(?:\.0+|年)?$/.exec(plain(text))?.[1] ?? Number.NaN);
  return made(year, 1) === null ? null : year;
}

/**
 * Reads a month whose year stands in a column of its own. A month that says its year too must say the same one.
 * @param yearText empty where the file has no such column
 * @returns year * 12 + month - 1, or the reason why it is none
 */
export function parseMonthOfYear(yearText: string, monthText: string): number | Reason {
  const bare = parseBareMonth(monthText);
  const year = parseYear(yearText);
  if (bare !== null && yearText !== '') {
    return year === null ? reasons.year(yearText) : year * 12 + bare - 1;
  }
  const whole = parseMonth(monthText);
  if (typeof whole === 'number' && year !== null && Math.floor(whole / 12) !== year) {
    return reasons.otherYear(yearText, monthText);
  }
  return whole;
}

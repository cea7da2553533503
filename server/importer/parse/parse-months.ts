import { plain } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { parseBareMonth, parseMonthOfYear } from './parse-month.ts';

/** Months of one year that a figure is of: the last as year * 12 + month - 1, and how many there are. */
export interface Months {
  month: number;
  /** 1 for a single month. */
  months: number;
}

const mark = '\\s*(~|-|–|—|−|/|、|&|\\+|至|到|和|及|to)\\s*';
const whole = new RegExp(
  `^(\\d{4})([-/.]|年|[Mm])(\\d{1,2})月?${mark}(?:(\\d{4})(?:[-/.]|年|[Mm]))?(\\d{1,2})(月?)份?$`,
);
const dense = new RegExp(`^(\\d{4})(\\d{2})${mark}(\\d{4})?(\\d{2})$`);
const worded = new RegExp(`^([A-Za-z]{3,9}\\.?)${mark}([A-Za-z]{3,9})\\.?[- .,]*(\\d{4}|\\d{2})$`);
const bare = new RegExp(`^(.+?)${mark}(.+)$`);

/** The two months that a text names, with the year where it says one. */
interface Ends {
  /** Null where the text says none. */
  year: number | null;
  /** That of the second month, where it says one. */
  lastYear: number | null;
  /** 1 to 12, or another number where it is none. */
  first: number;
  last: number;
}

const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

/** Whether two bare months are written alike: 1-2, Jan-Feb, 一至二; Jan-02 is a month of a year. */
function areAlike(first: string, last: string): boolean {
  const kindOf = (text: string) => [/\d/, /[A-Za-z]{3}/, /./].findIndex((kind) => kind.test(text));
  return kindOf(first) === kindOf(last);
}

function endsOf(value: string): Ends | null {
  const [, year, yearMark, first, between, lastYear, last, word] = whole.exec(value) ?? [];
  if (year !== undefined) {
    // 2025-01-02 is a day.
    if (yearMark === between && lastYear === undefined && word === '') return null;
    return { year: Number(year), lastYear: numberOf(lastYear), first: Number(first), last: Number(last) };
  }
  const packed = dense.exec(value);
  if (packed) {
    const lastOf = { lastYear: numberOf(packed[4]), last: Number(packed[5]) };
    return { year: Number(packed[1]), first: Number(packed[2]), ...lastOf };
  }
  const words = worded.exec(value);
  if (words) {
    const [firstMonth, other] = [parseBareMonth(words[1] ?? ''), parseBareMonth(words[3] ?? '')];
    const amount = Number(words[4]);
    if (firstMonth === null || other === null) return null;
    return { year: amount < 100 ? 2000 + amount : amount, lastYear: null, first: firstMonth, last: other };
  }
  const [, from = '', parted = '', to = ''] = bare.exec(value) ?? [];
  const [start, other] = [parseBareMonth(from) ?? parseBareMonth(from.concat('月')), parseBareMonth(to)];
  if (start === null || other === null || !areAlike(from, to)) return null;
  // 01-02 may be a day.
  if (/[-/]/.test(parted) && /\d$/.test(to)) return null;
  return { year: null, lastYear: null, first: start, last: other };
}

/** @returns the two months, 1 to 12, of a text that names two without a year: 1-2月, Jan-Feb, 一至二月; null for another */
export function parseBareMonths(text: string): { first: number; last: number } | null {
  const ends = endsOf(plain(text));
  return ends && ends.year === null ? { first: ends.first, last: ends.last } : null;
}

/**
 * Reads a month, or several of one year whose figure is one: 2025-01~02, 2025年1-2月, 2025-01/2025-02, 202501-202502,
 * Jan-Feb 2025; or 1-2月 where the year stands in a column of its own. A text that says its year must say the same one.
 * @param yearText empty where the file has no such column
 * @returns the months, or the reason why they are none
 */
export function parseMonthsOfYear(yearText: string, text: string): Months | Reason {
  const ends = endsOf(plain(text));
  if (!ends) {
    const month = parseMonthOfYear(yearText, text);
    return typeof month === 'number' ? { month, months: 1 } : month;
  }
  // The same checks of year and month as of a single one.
  const ofYear = (month: number, year: number | null) =>
    year === null ? parseMonthOfYear(yearText, String(month)) : parseMonthOfYear(yearText, `${year}-${month}`);
  const first = ofYear(ends.first, ends.year);
  if (typeof first !== 'number') return first.code === 'month' ? reasons.month(text) : first;
  const last = ofYear(ends.last, ends.lastYear ?? ends.year);
  if (typeof last !== 'number') return last.code === 'month' ? reasons.month(text) : last;
  if (last < first || Math.floor(first / 12) !== Math.floor(last / 12)) return reasons.months(text);
  return { month: last, months: last - first + 1 };
}

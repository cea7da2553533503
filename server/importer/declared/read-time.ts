import type { Sentence } from '../../kernel/words/sentence.ts';
import { type Facts, monthNumber, monthText, type TimeField } from '../../market/index.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { dayOf, dayPattern, oneDay } from '../parse/parse-day.ts';
import { parseMonth, parseMonthOfYear } from '../parse/parse-month.ts';
import { parseMonthsOfYear } from '../parse/parse-months.ts';
import { parseWeek } from '../parse/parse-week.ts';
import { remembered } from '../reading/remembered.ts';
import { plain } from '../rows/plain-text.ts';
import { isReason, type Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';

/** When a row is of. */
export interface Time {
  /** As year * 12 + month - 1; of several the last one. */
  month: number;
  /** How many months it is, all of one year. */
  months: number;
  /** Tells weeks of a month apart; 0 where a row is of a month. */
  step: number;
  /** As names and keys say it: 2024-03, 2024-03-15, 2024-W05, 2024. */
  text: string;
}

const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

function readDay(text: string): Time | Reason {
  const day = dayOf(text);
  if (day !== null) return { month: monthNumber(isoDay(day)), months: 1, step: 0, text: isoDay(day) };
  // A day that there is not is no month either: 2024-02-30.
  const month = dayPattern.test(plain(text)) ? null : parseMonth(text);
  if (typeof month !== 'number') return reasons.day(text);
  return { month, months: 1, step: 0, text: isoDay(Date.UTC(Math.floor(month / 12), month % 12, 1)).slice(0, 7) };
}

/** @param text with the year in front and a line end between, where that stands in a column of its own */
const partsOf = (text: string): [year: string, text: string] => {
  const [first = '', second] = text.split('\n');
  return second === undefined ? ['', first] : [first, second];
};

function readWeek(text: string): Time | Reason {
  const read = parseWeek(...partsOf(text));
  if (isReason(read)) return read;
  const thursday = new Date(read.week * oneDay);
  const year = thursday.getUTCFullYear();
  const number = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / oneDay / 7) + 1;
  return { month: read.month, months: 1, step: read.week, text: `${year}-W${String(number).padStart(2, '0')}` };
}

function readYear(text: string): Time | Reason {
  const [, year] = /^(\d{4})(?:\.0+)?(?:年?款?|年)$/.exec(plain(text)) ?? [];
  if (year === undefined || Number(year) < 1990 || Number(year) > 2100) return reasons.year(text);
  return { month: Number(year) * 12, months: 1, step: 0, text: year };
}

function readMonth(text: string): Time | Reason {
  const [year, own] = partsOf(text);
  const month = year === '' ? parseMonth(own) : parseMonthOfYear(year, own);
  if (typeof month !== 'number') return month;
  return { month, months: 1, step: 0, text: year === '' ? plain(own) : monthText(month) };
}

/** One month, or several of one year together. */
function readMonths(text: string): Time | Reason {
  const read = parseMonthsOfYear(...partsOf(text));
  return isReason(read) ? read : { ...read, step: 0, text: monthText(read.month) };
}

/** One month of a dataset whose figures are of no more than one, for the reason that it gives. */
const singleMonth =
  (why: Sentence) =>
  (text: string): Time | Reason => {
    const read = readMonth(text);
    if (!isReason(read)) return read;
    const several = parseMonthsOfYear(...partsOf(text));
    return isReason(several) ? read : reasons.severalMonths(partsOf(text)[1], why);
  };

/** Readers of the texts of each unit of time: when a row is of, or the reason why that is not said. */
const readersOf = ({ combined, single }: MonthsOfFacts) => ({
  month: combined !== undefined ? readMonths : single === undefined ? readMonth : singleMonth(single),
  day: readDay,
  week: readWeek,
  year: readYear,
});

/** Whether figures may be of several months, and if not, why. */
export type MonthsOfFacts = Pick<Facts, 'combined' | 'single'>;

/** Reads when a row is of, by what it says in its column of years, if it has one, and of the time itself. */
export type TimeReader = (unit: TimeField['unit'], year: string, text: string, source: string) => Time | Reason;

/**
 * @param facts whose figures may be of several months together, or not
 * @param sources those that the mapping declares: some count by week
 */
export function timeReader({
  facts,
  sources = [],
}: {
  facts: MonthsOfFacts;
  sources?: Mapping['sources'] | undefined;
}): TimeReader {
  const weekly = new Set<string>(sources.flatMap(({ key, unit }) => (unit === 'week' ? [key] : [])));
  const known = new Map<string, (text: string) => Time | Reason>();
  for (const [unit, read] of Object.entries(readersOf(facts))) known.set(unit, remembered<Time | Reason>(read));
  return (unit, year, text, source) => {
    const own = unit === 'month' && weekly.has(source) ? 'week' : unit;
    const value =
      year === '' ? text.replaceAll('\n', ' ') : `${year.replaceAll('\n', ' ')}\n${text.replaceAll('\n', ' ')}`;
    return known.get(own)?.(value) ?? reasons.month(text);
  };
}

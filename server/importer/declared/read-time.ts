import { monthNumber, monthText } from '../../market/index.ts';
import { dayOfInstant, parseMonth, parseMonthOfYear } from '../parse/parse-month.ts';
import { plain } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';

/** When a row is of. */
export interface Time {
  /** As year * 12 + month - 1. */
  month: number;
  /** Tells weeks of a month apart; 0 where a row is of a month. */
  step: number;
  /** As names and keys say it: 2024-03, 2024-03-15, 2024-W05, 2024. */
  text: string;
}

const oneDay = 86_400_000;
const dayPattern = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d{2})(\d{2}))(?:[T ].*)?$/;

/** @returns the day as ms of UTC, or null where the text is none */
function dayOf(text: string): number | null {
  const value = plain(text);
  const ofZone = dayOfInstant(value);
  if (ofZone !== null) return Date.parse(ofZone);
  if (/^\d{5}$/.test(value)) return Date.UTC(1899, 11, 30) + Number(value) * oneDay;
  const found = dayPattern.exec(value);
  if (!found) return null;
  const [year, month, date] = [found[1], found[2] ?? found[4] ?? found[6], found[3] ?? found[5] ?? found[7]].map(
    Number,
  );
  const day = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date ?? 0));
  return day.getUTCMonth() + 1 === month && day.getUTCDate() === date ? day.getTime() : null;
}

const isoDay = (day: number): string => new Date(day).toISOString().slice(0, 10);

function readDay(text: string): Time | Reason {
  const day = dayOf(text);
  if (day !== null) return { month: monthNumber(isoDay(day)), step: 0, text: isoDay(day) };
  // A day that there is not is no month either: 2024-02-30.
  const month = dayPattern.test(plain(text)) ? null : parseMonth(text);
  if (typeof month !== 'number') return reasons.day(text);
  return { month, step: 0, text: isoDay(Date.UTC(Math.floor(month / 12), month % 12, 1)).slice(0, 7) };
}

/** The Thursday of a week: the month and the year that it is in hold most of the days of its week. */
const thursdayOf = (day: number): number => day + (4 - (new Date(day).getUTCDay() || 7)) * oneDay;

function readWeek(text: string): Time | Reason {
  const [, year, week] = /^(\d{4})(?:-?[Ww]|年第?)(\d{1,2})周?$/.exec(plain(text)) ?? [];
  const first = year === undefined ? null : thursdayOf(Date.UTC(Number(year), 0, 4));
  const day = first === null ? dayOf(text) : first + (Number(week) - 1) * 7 * oneDay;
  if (day === null) return reasons.week(text);
  const thursday = thursdayOf(day);
  const own = new Date(thursday).getUTCFullYear();
  if (week !== undefined && (Number(week) < 1 || String(own) !== year)) return reasons.week(text);
  const number = Math.round((thursday - thursdayOf(Date.UTC(own, 0, 4))) / oneDay / 7) + 1;
  const label = `${own}-W${String(number).padStart(2, '0')}`;
  return { month: monthNumber(isoDay(thursday)), step: thursday / oneDay, text: label };
}

function readYear(text: string): Time | Reason {
  const [, year] = /^(\d{4})(?:\.0+)?(?:年?款?|年)$/.exec(plain(text)) ?? [];
  if (year === undefined || Number(year) < 1990 || Number(year) > 2100) return reasons.year(text);
  return { month: Number(year) * 12, step: 0, text: year };
}

/** @param text with the year in front and a line end between, where that stands in a column of its own */
function readMonth(text: string): Time | Reason {
  const [first = '', second] = text.split('\n');
  const month = second === undefined ? parseMonth(first) : parseMonthOfYear(first, second);
  if (typeof month !== 'number') return month;
  return { month, step: 0, text: second === undefined ? plain(first) : monthText(month) };
}

/** Readers of the texts of each unit of time: when a row is of, or the reason why that is not said. */
export const readTime = { month: readMonth, day: readDay, week: readWeek, year: readYear } as const;

import { chinaDate } from '@portal/contract';
import { plain } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { chineseMonth, chineseYear, monthOfWord } from './month-words.ts';

const tail = String.raw`(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?`;
/** Year first, however parted; a day and a time behind it are a date within the month. */
const yearFirst = new RegExp(
  String.raw`^(\d{4})(?:[-/](\d{1,2})|\.(\d{2})|年(\d{1,2})月?份?|[Mm](\d{1,2}))(?:[-/.]?\d{1,2}日?)?${tail}$`,
);
/** An instant says its zone, and is of the day that China has then. */
const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;
const compact = /^(\d{4})(\d{2})(\d{2})?(?:\.0+)?$/;
const worded = /^(\p{L}{3,10})[- .,]*(\d{4}|\d{2})$/u;
const wordLast = /^(\d{4})[- .,]+(\p{L}{3,10})\.?$/u;
/** 24年1月, 2024年一月, 二〇二四年一月; 2024 1月 where two rows of a head were joined */
const chineseFirst =
  /^(\d{4}|\d{2}|[〇零○一二三四五六七八九]{4})(?:年| (?=.+月))(\d{1,2}|[一二三四五六七八九十]{1,2})月份?$/;
const chineseLast = /^(\d{1,2}|[一二三四五六七八九十]{1,2})月(\d{4})年?$/;
/** The years of Taiwan count from 1912. */
const republican = /^民[國国](\d{2,3})年(\d{1,2})月份?$/;
/** 01/2024, 1.2024; and 31.01.2024, whose points part day, month and year nowhere else. */
const yearLast = /^(?:\d{1,2}\.(?=\d{1,2}\.))?(\d{1,2})[/.-](\d{4})$/;
/** Days since 1899-12-30: how Excel keeps a date. */
const serial = /^(\d{5})(?:\.\d+)?$/;
const quarter = /^(?:\d{4}|\d{2})(?:[-/ ]?[Qq][1-4]|年?第?[1-4一二三四]季度?)$|^[Qq][1-4][-/ ]?\d{4}$/;

function monthNumberOf(year: number, month: number): number | null {
  return year >= 1990 && year <= 2100 && month >= 1 && month <= 12 ? year * 12 + month - 1 : null;
}

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(chineseYear(text)));

/** @returns the day that China has at an instant with its zone, as 2024-01-01; null where the text is none */
export function dayOfInstant(text: string): string | null {
  if (!instant.test(text)) return null;
  const moment = Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})(?::?(\d{2}))?$/, zoneText));
  return Number.isNaN(moment) ? null : chinaDate(moment);
}

function ofInstant(text: string): number | null {
  const [year, month] = (dayOfInstant(text) ?? '').split('-').map(Number);
  return monthNumberOf(year ?? 0, month ?? 0);
}

/** +08 and +0800 as +08:00. */
const zoneText = (_: string, hours: string, minutes = '00'): string => `${hours}:${minutes}`;

/** Year and month of a text that says both in words or the other way round; null where it does not. */
function inOtherOrder(value: string): number | null {
  const word = worded.exec(value);
  if (word) return monthNumberOf(fullYear(word[2] ?? ''), monthOfWord(word[1] ?? '') ?? 0);
  const last = wordLast.exec(value);
  if (last) return monthNumberOf(Number(last[1]), monthOfWord(last[2] ?? '') ?? 0);
  const signs = chineseFirst.exec(value);
  if (signs) return monthNumberOf(fullYear(signs[1] ?? ''), numberOfMonth(signs[2] ?? ''));
  const turned = chineseLast.exec(value);
  if (turned) return monthNumberOf(Number(turned[2]), numberOfMonth(turned[1] ?? ''));
  const ofTaiwan = republican.exec(value);
  if (ofTaiwan) return monthNumberOf(Number(ofTaiwan[1]) + 1911, Number(ofTaiwan[2]));
  const european = yearLast.exec(value);
  return european ? monthNumberOf(Number(european[2]), Number(european[1])) : null;
}

const numberOfMonth = (text: string): number => chineseMonth(text) ?? Number(text);

/**
 * Reads a month in any of the ways people write it.
 * @returns year * 12 + month - 1, or the reason why it is none
 */
export function parseMonth(text: string): number | Reason {
  // 2024 年 1 月 has spaces that say nothing.
  const value = plain(text).replace(/ ?([年月]) ?/g, '$1');
  if (/^\d{4}\.1$/.test(value)) return reasons.ambiguousMonth(value);
  if (quarter.test(value)) return reasons.quarter(text);
  const first = yearFirst.exec(value);
  const dense = compact.exec(value);
  const days = serial.exec(value);
  let month: number | null = null;
  if (first) month = monthNumberOf(Number(first[1]), Number(first[2] ?? first[3] ?? first[4] ?? first[5]));
  else if (dense) month = monthNumberOf(Number(dense[1]), Number(dense[2]));
  else if (instant.test(value)) month = ofInstant(value);
  else if (days) {
    const date = new Date(Date.UTC(1899, 11, 30) + Number(days[1]) * 86_400_000);
    month = monthNumberOf(date.getUTCFullYear(), date.getUTCMonth() + 1);
  } else month = inOtherOrder(value);
  return month ?? reasons.month(text);
}

/**
 * Reads a month that does not say its year: 3, 03, 3月, M3, Mar, März, 三月.
 * @returns 1 to 12, or null where it is none
 */
export function parseBareMonth(text: string): number | null {
  const value = plain(text);
  const digits = /^(?:[Mm]?(\d{1,2})(?:\.0+)?|(\d{1,2}) ?月份?)$/.exec(value);
  const letters = /^(\p{L}{3,10})\.?$/u.exec(value)?.[1];
  const word = /^([一二三四五六七八九十]{1,2})月份?$/.exec(value)?.[1];
  let month = 0;
  if (digits) month = Number(digits[1] ?? digits[2]);
  else if (word !== undefined) month = chineseMonth(word) ?? 0;
  else if (letters !== undefined) month = monthOfWord(letters) ?? 0;
  return month >= 1 && month <= 12 ? month : null;
}

/** @returns the year of 2024, 2024.0 or 2024年, or null where it is none */
function parseYear(text: string): number | null {
  const year = Number(/^(\d{4})(?:\.0+|年)?$/.exec(plain(text))?.[1] ?? Number.NaN);
  return monthNumberOf(year, 1) === null ? null : year;
}

/** @returns whether a text is a year and nothing else */
export const isYear = (text: string): boolean => parseYear(text) !== null;

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

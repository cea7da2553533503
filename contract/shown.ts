import type { Language } from './constants.ts';

/** S9.047: what stands where there is no value. */
export const emptyText = '-';

/** S8.026: what stands where a value is wrong. */
export const invalidText = 'N/A';

/** A79: null, undefined and '' are empty; 0 is a value. */
export function isEmpty(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

/** A month as the market writes it: 2024-03 -> 2024/03. */
export function formatMonth(month: string | null | undefined): string {
  if (isEmpty(month)) return emptyText;
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month.replace('-', '/') : invalidText;
}

/** S9.019 for months: 2024/01 ~ 2024/12; one month alone when both are the same. */
export function formatMonthRange(from: string | null | undefined, to: string | null | undefined): string {
  return from === to ? formatMonth(from) : `${formatMonth(from)} ~ ${formatMonth(to)}`;
}

const parts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** By zone: to make a format anew takes longer than to write an instant by it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Zones come from browsers, in any spelling. */
const mostZones = 64;

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone ?? '');
  if (known) return known;
  // Sweden writes 2024-01-05 08:09:10, with leading zeros in every part.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts });
  // The reader's own zone changes on a journey.
  if (timeZone !== undefined && formats.size < mostZones) formats.set(timeZone, format);
  return format;
}

/**
 * S9.021 of an instant: 2024.01.05 08:09:10.
 * @param instant in ISO 8601
 * @param timeZone such as Asia/Shanghai; by default the reader's own
 * @throws RangeError for a zone that nobody knows
 */
export function formatInstant(instant: string, timeZone?: string): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return invalidText;
  return formatIn(timeZone).format(date).replaceAll('-', '.');
}

const preliminary: Record<Language, { all: string; from: (month: string) => string }> = {
  zh_CN: { all: '初步数据', from: (month) => `${month} 起为初步数据` },
  en: { all: 'preliminary', from: (month) => `preliminary from ${month}` },
};

/**
 * That figures may still change, in words; empty where they are final.
 * @param first the first preliminary month of the release; null where all are final
 */
export function preliminaryText(
  { from, to }: { from: string; to: string },
  first: string | null,
  language: Language,
): string {
  if (first === null || first > to) return '';
  return first <= from ? preliminary[language].all : preliminary[language].from(formatMonth(first));
}

/** The time zone of who reads, such as Asia/Shanghai: files that the server makes for them are to say its times. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

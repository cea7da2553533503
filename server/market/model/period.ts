import type { DateType, Language } from '@portal/contract';
import { shownDay } from '../../kernel/days/shown-day.ts';
import { monthText } from './month.ts';
import { monthsIn, type Span } from './spans.ts';

/** How many months a period of each date type has (S3.040). */
export const periodLength: Record<DateType, number> = { monthly: 1, quarterly: 3, annual: 12 };

/** @param month any month @returns the first month of the period that holds it */
export const periodStart = (month: number, dateType: DateType): number => month - (month % periodLength[dateType]);

/**
 * @param first first month of the period
 * @returns the period as rows and filters name it: 2024-03, 2024-Q1 or 2024
 */
export function periodKey(first: number, dateType: DateType): string {
  const year = String(Math.floor(first / 12));
  const month = first % 12;
  if (dateType === 'annual') return year;
  if (dateType === 'quarterly') return `${year}-Q${Math.floor(month / 3) + 1}`;
  return `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** What decides which months are one period. */
interface Periods {
  dateType: DateType;
  /** January and February are one where periods are months: the spring festival falls into either. */
  springTogether?: boolean;
}

/** @returns the period that holds a month: its months, and how rows and filters name it, two months by the last of them */
export function periodAt(month: number, { dateType, springTogether }: Periods): Span & { key: string } {
  const isSpring = springTogether && dateType === 'monthly' && month % 12 < 2;
  const first = isSpring ? month - (month % 12) : periodStart(month, dateType);
  const last = isSpring ? first + 1 : first + periodLength[dateType] - 1;
  return { first, last, key: periodKey(isSpring ? last : first, dateType) };
}

/** @returns the periods that a span touches, whole ones, in order */
export function periodsIn({ first, last }: Span, periods: Periods): (Span & { key: string })[] {
  const found: (Span & { key: string })[] = [];
  for (let month = first; month <= last; month = (found.at(-1)?.last ?? last) + 1) found.push(periodAt(month, periods));
  return found;
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * @param first first month of the period @param months its months that are covered: a period of which only some are
 *   there says which, as nine months are no year; none says nothing
 * @returns the period as a person reads it: 2025, and 2026 (Jan–Sep) for one that is not over
 */
export function periodName(first: number, months: readonly Span[], dateType: DateType, language: Language): string {
  const name = wholeName(first, dateType);
  const covered = monthsIn(months);
  if (covered === 0 || covered === periodLength[dateType]) return name;
  return language === 'en'
    ? `${name} (${monthListText(months, language)})`
    : `${name}（${monthListText(months, language)}）`;
}

/** @returns some months of one year as a person reads them: Jan–Mar, May; 1–3、5月 */
export function monthListText(months: readonly Span[], language: Language): string {
  const ends = months.map(({ first, last }) => [...new Set([first % 12, last % 12])]);
  if (language === 'en') return ends.map((span) => span.map((month) => monthNames[month]).join('–')).join(', ');
  return `${ends.map((span) => span.map((month) => month + 1).join('–')).join('、')}月`;
}

/** @returns months of one year that stand together, in either language: 2025/01–02 */
export function combinedName(months: readonly Span[]): string {
  const ends = months.map(({ first, last }) => [...new Set([first, last])].map((month) => monthText(month).slice(5)));
  return `${monthText(months[0]?.first ?? 0).slice(0, 4)}/${ends.map((span) => span.join('–')).join(', ')}`;
}

/** @returns months of one year as commands say them: 2025-03, and 2025/01–02 for several that stand together */
export const togetherText = (months: Span): string =>
  months.first === months.last ? monthText(months.last) : combinedName([months]);

/** In either language: 2024/03, 2024 Q1 or 2024. */
function wholeName(first: number, dateType: DateType): string {
  const key = periodKey(first, dateType);
  return dateType === 'quarterly' ? key.replace('-', ' ') : shownDay(key);
}

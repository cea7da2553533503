import { addMonths, chinaDate, chinaTime, status } from '@portal/contract';
import { chinaDay } from '../kernel/days/dates.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** @returns a day YYYYMMDD as the wire writes it, YYYY-MM-DD; empty stays empty */
export const wireDay = (ymd: string): string => ymd.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** @returns a day YYYY-MM-DD as the store keeps it, YYYYMMDD @throws Refusal when there is no such day */
export const storeDay = (day: string): string => chinaDay(dayBegin(day));

/** @returns the day that lies some days behind the present one in China, YYYYMMDD */
export const dayAfter = (now: number, days: number): string => chinaDay(now + days * dayLength);

/** @returns the first instant of a day YYYY-MM-DD in China @throws Refusal when there is no such day, as 2026-13-01 */
export function dayBegin(day: string): number {
  const instant = Date.parse(`${day}T00:00:00+08:00`);
  // A day that is not in its month, such as 30 February, is read by Date as one of the next.
  if (!Number.isNaN(instant) && chinaTime(instant).startsWith(day)) return instant;
  throw new Refusal('content.no-such-day', status.refused, {
    zh_CN: `“${day}”不是有效日期，请按 2026-01-31 的格式填写。`,
    en: `“${day}” is not a valid date. Use the form 2026-01-31.`,
  });
}

/** @returns the first instant behind a day YYYY-MM-DD in China */
export const dayEnd = (day: string): number => dayBegin(day) + dayLength;

/** @returns the months that end with the present one in China, YYYY-MM, the oldest first */
export function lastMonths(now: number, count: number): string[] {
  const latest = chinaDate(now).slice(0, 7);
  return Array.from({ length: count }, (_, index) => addMonths(latest, index + 1 - count));
}

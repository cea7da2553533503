import { monthText } from '@portal/contract';
import type { FileFault } from '../file.ts';
import { text } from './declare.ts';

/** What is wrong with the day of something that has happened: it cannot be a day to come. @param today as 2026-03-15 */
export function faultOfDay(day: unknown, { field, today }: { field: string; today: string }): FileFault | null {
  // Where only the month is known nothing is said of a day.
  if (typeof day !== 'string' || day.length < today.length || day <= today) return null;
  return {
    field,
    sentence: text(
      `${day} 尚未到来（今天是 ${today}）；请核对日期。`,
      `${day} is still to come (it is ${today} today); check the day.`,
    ),
  };
}

/**
 * What is said of smart cars begins with 2014, when the first Model S came to buyers in China (22 April 2014): the earliest
 * cars there that were updated over the air, as far as is known.
 */
export const firstSmartCars = 2014 * 12;

/**
 * What is wrong with the month of something that has happened: it cannot be of a time to come, nor of one in which there
 * was nothing of its kind.
 * @param month as year * 12 + month - 1; null where a row does not say it
 * @param span the field to blame, the first month that can be, and the month that it is now
 */
export function faultOfMonth(
  month: number | null,
  { field, first, now }: { field: string; first: number; now: number },
): FileFault | null {
  if (month === null || (month >= first && month <= now)) return null;
  return {
    field,
    sentence:
      month > now
        ? text(
            `${monthText(month)} 尚未到来（现在是 ${monthText(now)}）；请核对年份与月份。`,
            `${monthText(month)} is still to come (it is ${monthText(now)} now); check the year and the month.`,
          )
        : text(
            `${monthText(month)} 早于 ${monthText(first)}，那时还没有这类数据；请核对年份与月份。`,
            `${monthText(month)} is before ${monthText(first)}, when there was nothing of the kind; check the year and the month.`,
          ),
  };
}

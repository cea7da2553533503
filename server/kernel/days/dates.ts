/** A26: days are days of China, and the last day of a period counts to its last second. */

import { chinaAhead, chinaDate } from '@portal/contract';

/** The day of an instant (milliseconds since 1970) in China, as YYYYMMDD. */
export function chinaDay(now: number): string {
  return chinaDate(now).replaceAll('-', '');
}

/** The first instant of a day YYYYMMDD of China, in milliseconds since 1970. */
export const instantOfDay = (day: string): number =>
  Date.parse(`${day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')}T00:00:00Z`) - chinaAhead;

/** Whether a day lies within a period of days YYYYMMDD, both ends included. */
export function within(day: string, from: string, to: string): boolean {
  return from <= day && day <= to;
}

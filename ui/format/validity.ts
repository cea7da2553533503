import { chinaAhead } from '@portal/contract';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A26: the end of an account's last day, to its last millisecond in China time.
 *
 * @param ymd YYYYMMDD
 * @returns ms since 1970, or NaN for a text that is no day
 */
export function endOfDay(ymd: string): number {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(ymd);
  if (!parts) return Number.NaN;
  return Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) - chinaAhead + dayMs - 1;
}

/** S4.050: whether the last day is over. @param now in ms since 1970 */
export const isOver = (ymd: string, now: number): boolean => endOfDay(ymd) < now;

/** S2.125 A26: whole days that are left; today counts as 1. @returns 0 when it is over */
export const remainingDays = (ymd: string, now: number): number =>
  Math.max(0, Math.ceil((endOfDay(ymd) - now) / dayMs));

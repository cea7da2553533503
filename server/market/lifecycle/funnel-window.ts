import { weeksOverAt } from '@portal/contract';
import { monthNumber, monthText } from '../model/index.ts';

/** The months that a dataset covers; `weekly`: they are made of weeks. */
export interface CoveredMonths {
  first: string;
  last: string;
  weekly: boolean;
}

/**
 * The latest months that all datasets cover and that are over.
 * @param published when the release was published, in milliseconds: a month of weeks that was not over then is left out
 * @param wanted how many months at most
 * @returns null where they have none in common
 */
export function funnelWindow(
  covered: readonly CoveredMonths[],
  published: number,
  wanted: number,
): { from: string; to: string } | null {
  if (covered.length === 0) return null;
  const ends = covered.map(({ last, weekly }) => {
    let end = monthNumber(last);
    while (weekly && weeksOverAt(monthText(end)) > published) end -= 1;
    return end;
  });
  const to = Math.min(...ends);
  const from = Math.max(to - wanted + 1, ...covered.map(({ first }) => monthNumber(first)));
  return from > to ? null : { from: monthText(from), to: monthText(to) };
}

/** The sum of months; null where there is none, or one is not known. */
export const sumOf = (values: readonly (number | null)[]): number | null =>
  values.length === 0 || values.some((value) => value === null)
    ? null
    : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** @returns null where one is not known, or it would divide by zero */
export const partOf = (part: number | null, whole: number | null, times = 1): number | null =>
  part === null || !whole ? null : (part / whole) * times;

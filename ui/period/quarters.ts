import { addMonths } from '../format/months.ts';
import type { Months } from './months.ts';

/** The quarter that a month is of: 2026-08 is of 2026-07 to 2026-09. */
export function quarterOf(month: string): Months {
  const before = (Number(month.slice(5)) - 1) % 3;
  const from = addMonths(month, -before);
  return { from, to: addMonths(from, 2) };
}

/** The quarter as the market names it: 2026-Q3. */
export const quarterKey = (month: string): string => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;

/**
 * Quarters that are asked for most: the one of the newest month as far as it has come, and the whole one before it.
 * @param newest the newest month that there are figures of
 */
export function usualQuarters(newest: string): Record<'lastQuarter' | 'quarterToDate', Months> {
  const { from } = quarterOf(newest);
  return { lastQuarter: quarterOf(addMonths(from, -1)), quarterToDate: { from, to: newest } };
}

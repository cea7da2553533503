import type { SeriesFormat } from './common-spec.ts';

/**
 * S9.041: an axis of changes reaches 1.5 times the largest absolute value to both sides: -4 and 2 give -6 to 6.
 * Without a value other than 0 it is -1 to 1.
 */
export function scatterExtent(values: readonly (number | null)[]): { min: number; max: number } {
  const largest = Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));
  const reach = largest === 0 ? 1 : largest * 1.5;
  return { min: -reach, max: reach };
}

/** Prices, volumes and levels begin at zero: none is ever below it. */
const fromZero = { min: 0, maxPadding: 0.2 };

/**
 * How far an axis of a scatter chart reaches: changes to both sides of zero, what can only be counted from zero on.
 * @param isLevel whether a ratio or an index is a level, such as a share, and no change
 */
export const axisExtent = (format: SeriesFormat, values: readonly (number | null)[], isLevel = false) =>
  (isLevel || ['count', 'number', 'yuan', 'amount'].includes(format)) &&
  values.every((value) => value === null || value >= 0)
    ? fromZero
    : scatterExtent(values);

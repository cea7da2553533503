import { quantile } from './quantile.ts';

/** The median of some values; null without any. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

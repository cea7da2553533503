import type { Spread } from '../spec/more-spec.ts';
import { quantile } from '../spec/quantile.ts';

/** How values are spread: quartiles, the least and the greatest; null without any value. */
export function spreadOf(values: readonly (number | null)[]): Spread | null {
  const sorted = values
    .filter((value): value is number => value !== null && Number.isFinite(value))
    .sort((a, b) => a - b);
  const [low] = sorted;
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) return null;
  const at = (part: number) => quantile(sorted, part);
  return { low, q1: at(0.25), median: at(0.5), q3: at(0.75), high };
}

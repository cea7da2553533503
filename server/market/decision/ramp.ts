import type { DecisionRange } from '@portal/contract';
import { type RangeAhead, rounded } from './scenario.ts';

/** Months of a ramp. */
export const rampMonths = 12;

/** Fewer launches have no quartiles: the range is then drawn between the least and the greatest. */
const leastForQuartiles = 4;

/** A value below which a part of some values lies, between the nearest two (type 7 of Hyndman and Fan 1996). */
export function quantileOf(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** The middle half of some values, or both ends of few. */
export const middleOf = (values: readonly number[]): DecisionRange =>
  values.length < leastForQuartiles
    ? { low: Math.min(...values), high: Math.max(...values) }
    : { low: quantileOf(values, 0.25), high: quantileOf(values, 0.75) };

/** The first twelve months of a launch together; null while one of them is not known. */
export function totalOf(months: readonly (number | null)[]): number | null {
  const year = months.slice(0, rampMonths);
  if (year.length < rampMonths) return null;
  return year.reduce<number | null>((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

/**
 * The ramp of several launches, the month of each launch being the first.
 * @param launches cars by month since the launch; null for a month that is not known
 * @returns null for fewer than two launches, or where one of the twelve months is known of fewer; `total` is the range of
 * whole years, null where fewer than two launches have one
 */
export function rampOf(
  launches: readonly (readonly (number | null)[])[],
): (RangeAhead & { spread: 'quartiles' | 'ends' }) | null {
  const at = (month: number) => launches.flatMap((months) => months[month] ?? []);
  const known = Array.from({ length: rampMonths }, (_, month) => at(month));
  if (known.some(({ length }) => length < 2)) return null;
  const totals = launches.flatMap((months) => totalOf(months) ?? []);
  return {
    months: known.map((values) => rounded(middleOf(values))),
    total: totals.length < 2 ? null : rounded(middleOf(totals)),
    spread: known.some(({ length }) => length < leastForQuartiles) ? 'ends' : 'quartiles',
  };
}

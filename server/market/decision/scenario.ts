import type { DecisionRange } from '@portal/contract';

/** Figures of months ahead with both ends, and of all months together. */
export interface RangeAhead {
  months: DecisionRange[];
  total: DecisionRange | null;
}

/** The ends that several products of two ends span. */
const spanned = (...values: number[]): DecisionRange => ({ low: Math.min(...values), high: Math.max(...values) });

/**
 * By which part volume changes.
 * @param moved the change of the price in percent, -5 being 5 % less; or of the incentive, in percent of MSRP
 * @param response change of volume in percent for one percent of that
 * @returns parts: 0.1 is a tenth more; never less than none at all
 */
export function effectOf(moved: number, response: DecisionRange): DecisionRange {
  const part = (slope: number) => Math.expm1((slope * moved) / 100);
  return spanned(part(response.low), part(response.high));
}

/** Cars are whole: the lower end is rounded down, the upper one up, so that neither says more than is known. */
export const rounded = ({ low, high }: DecisionRange): DecisionRange => ({
  low: Math.floor(low),
  high: Math.ceil(high),
});

/** Months with their total: the ends of all months together, which is wider than each by itself. */
export function aheadOf(months: readonly DecisionRange[]): RangeAhead {
  const ends = months.map(rounded);
  return {
    months: ends,
    total: { low: ends.reduce((sum, { low }) => sum + low, 0), high: ends.reduce((sum, { high }) => sum + high, 0) },
  };
}

/** Both ranges together: the lesser end of one with that of the other, and so the greater ones. Both are 0 or more. */
export const times = (one: DecisionRange, other: DecisionRange): DecisionRange => ({
  low: one.low * other.low,
  high: one.high * other.high,
});

/** Volume with a change of some part. */
export const changedBy = (volume: DecisionRange, effect: DecisionRange): DecisionRange =>
  times(volume, { low: 1 + effect.low, high: 1 + effect.high });

/** What is left of a range after some part of it is taken. */
export const without = (volume: DecisionRange, taken: DecisionRange): DecisionRange => ({
  low: volume.low * (1 - taken.high),
  high: volume.high * (1 - taken.low),
});

import type { SeriesFormat } from '../../spec/common-spec.ts';
import type { ColourScale } from '../../spec/grid-spec.ts';
import { quantile } from '../../spec/quantile.ts';

/** Values become places between two ends. */
export interface Domain {
  from: number;
  to: number;
  /** Of a diverging scale: the place without a colour. */
  middle: number | null;
  /** Values lie beyond the ends, which then read "at most" and "at least". */
  isCutBelow: boolean;
  isCutAbove: boolean;
}

/** A value so many times as far away as almost all others are would leave them one colour: the scale ends before it. */
const farAway = 2.5;

/** The part of the values that a scale must tell apart. */
const almostAll = 0.95;

/** How far most of some distances reach: all of them, unless few are far beyond the others. */
function reachOf(distances: readonly number[]): number {
  const sorted = [...distances].sort((a, b) => a - b);
  const most = sorted.at(-1) ?? 0;
  const usual = quantile(sorted, almostAll);
  return usual > 0 && most > usual * farAway ? usual : most;
}

/**
 * The ends of a colour scale. Counts begin at zero; a diverging scale reaches as far to both sides; few values far beyond
 * all others lie beyond its end.
 */
export function domainOf(
  values: readonly (number | null)[],
  { scale = 'sequential', middle = 0 }: ColourScale,
  format: SeriesFormat,
): Domain {
  const there = values.filter((value): value is number => value !== null && Number.isFinite(value));
  if (scale === 'diverging') {
    const reach = reachOf(there.map((value) => Math.abs(value - middle))) || 1;
    const [from, to] = [middle - reach, middle + reach];
    const isCut = (at: (value: number) => boolean) => there.some(at);
    return { from, to, middle, isCutBelow: isCut((value) => value < from), isCutAbove: isCut((value) => value > to) };
  }
  const least = there.length > 0 ? Math.min(...there) : 0;
  const isCounted = ['count', 'number', 'amount'].includes(format) && least >= 0;
  const from = isCounted ? 0 : least;
  const to = from + reachOf(there.map((value) => value - from));
  return { from, to, middle: null, isCutBelow: false, isCutAbove: there.some((value) => value > to) };
}

/** Where a value stands: 0 to 1 on a sequential scale, -1 to 1 on a diverging one; what lies beyond stands at the end. */
export function placeOn({ from, to, middle }: Domain, value: number): number {
  const [start, reach] = middle === null ? [from, to - from] : [middle, to - middle];
  if (reach === 0) return middle === null ? 1 : 0;
  return Math.max(middle === null ? 0 : -1, Math.min(1, (value - start) / reach));
}

import type { WindowKind } from '../kinds/index.ts';
import { canSay, type Delivered } from '../model/combined.ts';
import { hullOf, monthsIn, type Span } from '../model/spans.ts';

/** How many months the periods have that a span touches: whole periods, of which the last may not be over. */
const wholePeriods = ({ first, last }: Span, length: number) =>
  (Math.floor(last / length) - Math.floor(first / length) + 1) * length;

const shifted = (spans: readonly Span[], months: number): Span[] =>
  spans.map(({ first, last }) => ({ first: first + months, last: last + months }));

/**
 * The months a figure is made of. A base that the source does not cover completely, or that cuts a figure of several
 * months, is no base at all.
 * @param current the months whose figures stand in the period, in spans that neither touch nor overlap; at least one
 * @param delivered the months the source covers
 * @param length months of a period. What is not over, or not wholly covered, is compared with the same months of the
 *   periods before: January to September of a year with January to September of the one before, not with the nine
 *   months directly before
 * @param opening the months of the first period that the source covers, where figures are listed by period. It is no
 *   base for a period of more months or fewer: nine months are not 75 % of a year
 * @returns the window, or null where the source does not cover it
 */
export function windowOf(
  kind: WindowKind,
  current: readonly Span[],
  delivered: Delivered,
  length: number,
  opening: readonly Span[],
): readonly Span[] | null {
  const hull = hullOf(current);
  if (!hull) return null;
  const toDate = [{ first: hull.last - (hull.last % 12), last: hull.last }];
  const window = {
    current,
    yearBefore: shifted(current, -12),
    before: shifted(current, -wholePeriods(hull, length)),
    ytd: toDate,
    ytdYearBefore: shifted(toDate, -12),
    opening: monthsIn(opening) === monthsIn(current) ? opening : [],
  }[kind];
  return window.length > 0 && window.every((span) => canSay(delivered, span)) ? window : null;
}

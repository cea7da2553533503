import { between, covers, hullOf, type Span, within } from './spans.ts';

/** The months that a source has figures of, in order, and those of them that stand together in one figure. */
export interface Delivered {
  spans: readonly Span[];
  /** Each lies within one year and one of the spans; its figure is kept in its last month. */
  combined: readonly Span[];
}

const isAcross = ({ first, last }: Span, whole: Span) =>
  first < whole.first && whole.first <= last && last <= whole.last;

/**
 * The months whose figures stand in a period. A figure of several months stands where they end and nowhere else: then
 * it is there with all of them, also with those before the period; a period in which it only begins has none of it.
 * @returns spans that neither touch nor overlap, in order
 */
export function standingIn({ spans, combined }: Delivered, period: Span): Span[] {
  const across = hullOf([period, ...combined.filter((span) => isAcross(span, period))]) ?? period;
  const later = combined.filter(({ first, last }) => first <= period.last && last > period.last);
  return between(later, across).flatMap((left) => within(spans, left));
}

/** Whether a source can say the figure of some months: all are covered, and no figure of several months is cut. */
export const canSay = ({ spans, combined }: Delivered, months: Span): boolean =>
  covers(spans, months) &&
  combined.every(
    ({ first, last }) => last < months.first || first > months.last || (months.first <= first && last <= months.last),
  );

/** @returns the months with all those that stand with one of them in one figure */
export const withCombined = (months: readonly number[], combined: readonly Span[]): number[] => [
  ...months,
  ...combined
    .filter(({ last }) => months.includes(last))
    .flatMap(({ first, last }) => Array.from({ length: last - first }, (_, index) => first + index)),
];

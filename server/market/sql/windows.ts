/** Months from first to last, both included, as year * 12 + month - 1. */
export interface Span {
  first: number;
  last: number;
}

/** The months that a figure of a period is made of, as they lie to the period. */
export type WindowKind = 'current' | 'yearBefore' | 'before' | 'ytd' | 'ytdYearBefore' | 'opening';

/** @returns the months both spans have, or null when there are none */
export function common(one: Span, other: Span): Span | null {
  const first = Math.max(one.first, other.first);
  const last = Math.min(one.last, other.last);
  return first <= last ? { first, last } : null;
}

/** How many months the periods have that a span touches: whole periods, of which the last may not be over. */
const wholePeriods = ({ first, last }: Span, length: number) =>
  (Math.floor(last / length) - Math.floor(first / length) + 1) * length;

const shifted = ({ first, last }: Span, months: number): Span => ({ first: first + months, last: last + months });

/**
 * The months a figure is made of. A base that the source does not cover completely is no base at all.
 * @param current the months of the period that the source covers
 * @param covered the months the source covers
 * @param length months of a period. What is not over is compared with the same months of the periods before: January to
 *   September of a year with January to September of the one before, not with the nine months directly before
 * @param opening the months of the first period that the source covers, where figures are listed by period
 * @returns the window, or null where the source does not cover it
 */
export function windowOf(
  kind: WindowKind,
  current: Span,
  covered: Span,
  length: number,
  opening: Span | null,
): Span | null {
  const yearToDate = { first: current.last - (current.last % 12), last: current.last };
  const window = {
    current,
    yearBefore: shifted(current, -12),
    before: shifted(current, -wholePeriods(current, length)),
    ytd: yearToDate,
    ytdYearBefore: shifted(yearToDate, -12),
    opening,
  }[kind];
  return window && window.first >= covered.first && window.last <= covered.last ? window : null;
}

/** @returns the same months as few spans that neither touch nor overlap, in order */
export function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.first - other.first)) {
    const last = result.at(-1);
    if (last && span.first <= last.last + 1) last.last = Math.max(last.last, span.last);
    else result.push({ ...span });
  }
  return result;
}

/** Months from first to last, both included, as year * 12 + month - 1. */
export interface Span {
  first: number;
  last: number;
}

/** @returns the months both spans have, or null when there are none */
export function common(span: Span, other: Span): Span | null {
  const first = Math.max(span.first, other.first);
  const last = Math.min(span.last, other.last);
  return first <= last ? { first, last } : null;
}

/** @returns the same months as few spans that neither touch nor overlap, in order */
export function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((first, other) => first.first - other.first)) {
    const last = result.at(-1);
    if (last && span.first <= last.last + 1) last.last = Math.max(last.last, span.last);
    else result.push({ ...span });
  }
  return result;
}

/** @returns the months of some spans that lie within another, in order */
export const within = (spans: readonly Span[], whole: Span): Span[] =>
  spans.flatMap((span) => common(span, whole) ?? []);

/** @returns the months of a span that none of some others has; those neither touch nor overlap, and stand in order */
export function between(spans: readonly Span[], { first, last }: Span): Span[] {
  const gaps: Span[] = [];
  let next = first;
  for (const span of within(spans, { first, last })) {
    if (span.first > next) gaps.push({ first: next, last: span.first - 1 });
    next = span.last + 1;
  }
  return next <= last ? [...gaps, { first: next, last }] : gaps;
}

/** @param spans neither touch nor overlap @returns whether one of them has all months of the other */
export const covers = (spans: readonly Span[], { first, last }: Span): boolean =>
  spans.some((span) => span.first <= first && last <= span.last);

/** @returns how many months some spans have that neither touch nor overlap */
export const monthsIn = (spans: readonly Span[]): number =>
  spans.reduce((sum, { first, last }) => sum + last - first + 1, 0);

/** @returns the months of a span, one by one */
export const eachMonth = ({ first, last }: Span): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** @returns the months from the first to the last of some spans, or null where there are none */
export function hullOf(spans: readonly Span[]): Span | null {
  if (spans.length === 0) return null;
  return { first: Math.min(...spans.map(({ first }) => first)), last: Math.max(...spans.map(({ last }) => last)) };
}

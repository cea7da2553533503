/** How far one series is looked for before the other, in months to either side. */
export const furthest = 6;

/** With fewer months a correlation says nothing: two short lines often look alike. */
export const leastMonths = 12;

/** How two series go together when one is taken some months later. */
export interface Lagged {
  /** By how many months the first runs ahead of the second; below zero, the second runs ahead. */
  lag: number;
  /** From -1 to 1; null where there are too few months, or one of the series does not move. */
  correlation: number | null;
  /** How many months both have a figure for. */
  months: number;
}

/** Figures by month: year * 12 + month - 1. */
export type Series = ReadonlyMap<number, number>;

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Pearson's correlation of pairs.
 * @returns from -1 to 1; null where one of the two does not move
 */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number | null {
  const [first, second] = [meanOf(pairs.map(([x]) => x)), meanOf(pairs.map(([, y]) => y))];
  let [both, own, other] = [0, 0, 0];
  for (const [x, y] of pairs) {
    both += (x - first) * (y - second);
    own += (x - first) ** 2;
    other += (y - second) ** 2;
  }
  const scale = Math.sqrt(own * other);
  // Sums of squares of equal figures are a little above zero at times.
  return scale > 1e-12 ? Math.max(-1, Math.min(1, both / scale)) : null;
}

/**
 * The correlation of two series by lag, from `-furthest` to `furthest`.
 * @param least months that both must have; below it there is no figure
 */
export function laggedCorrelations(first: Series, second: Series, least = leastMonths): Lagged[] {
  return Array.from({ length: 2 * furthest + 1 }, (_, at) => at - furthest).map((lag) => {
    const pairs = [...first].flatMap(([month, value]): [number, number][] => {
      const later = second.get(month + lag);
      return later === undefined ? [] : [[value, later]];
    });
    return { lag, months: pairs.length, correlation: pairs.length < least ? null : correlationOf(pairs) };
  });
}

/** The lag at which both go together most; null where no lag has enough months, or at none both rise together. */
export const strongest = (lags: readonly Lagged[]): (Lagged & { correlation: number }) | null =>
  lags.reduce<(Lagged & { correlation: number }) | null>(
    (best, { correlation, ...rest }) =>
      correlation !== null && correlation > (best?.correlation ?? 0) ? { ...rest, correlation } : best,
    null,
  );

/**
 * How strong a correlation chance alone makes in one of twenty pairs of series of so many months (two by the root of
 * their count): below it a figure says nothing. It is for one lag; of several the highest passes it more often.
 */
export const byChance = (months: number): number => 2 / Math.sqrt(months);

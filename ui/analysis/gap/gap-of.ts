/** How far one source lies above another in a period. */
export interface Gap {
  key: string;
  name: string;
  first: number | null;
  second: number | null;
  /** The first less the second. */
  difference: number | null;
  /** The first for each one of the second. */
  ratio: number | null;
}

/** Sets two figures against each other; without one of them there is no gap, and without a base no ratio. */
export function gapOf(pair: Pick<Gap, 'key' | 'name' | 'first' | 'second'>): Gap {
  const { first, second } = pair;
  if (first === null || second === null) return { ...pair, difference: null, ratio: null };
  return { ...pair, difference: first - second, ratio: second === 0 ? null : first / second };
}

/** The same period a year before: 2025-03 of 2026-03, 2025-Q1 of 2026-Q1, 2025 of 2026. */
const yearBefore = (period: string): string => `${Number(period.slice(0, 4)) - 1}${period.slice(4)}`;

/**
 * How far the ratio of two sources has drifted in a year, in percentage points: (ratio - ratio of the same period a year
 * before) × 100, so that the season of a year is on both sides.
 * @param gaps by period, in any order
 * @returns by the key of the period; null where either period has no ratio, or the year before is not among them
 */
export function driftsOf(gaps: readonly Gap[]): Map<string, number | null> {
  const ratios = new Map(gaps.map(({ key, ratio }) => [key, ratio]));
  return new Map(
    gaps.map(({ key, ratio }) => {
      const before = ratios.get(yearBefore(key)) ?? null;
      return [key, ratio === null || before === null ? null : (ratio - before) * 100];
    }),
  );
}

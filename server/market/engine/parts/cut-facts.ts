/** How many facts a source has in a month, and what they hold; of facts without sources its number is 0. */
export interface MonthOfFacts {
  source: number;
  /** year * 12 + month - 1. */
  month: number;
  rows: number;
  /** The same for the same rows in any order, another one for any others. */
  content: string;
}

/** Facts that stand together: of some months, and of one source where a month is cut by source. */
export interface Cut {
  first: number;
  last: number;
  source: number | null;
  rows: number;
  content: string;
}

/** How many facts stand together. */
export interface CutLimits {
  /** Facts that are no more than that, whole or of a year, are not cut: that would only cost time. */
  together: number;
  /** A month with more is cut by source. */
  month: number;
}

export const usualCuts: CutLimits = { together: 2_000_000, month: 4_000_000 };

const monthsOfYear = 12;

const cutOf = (months: readonly MonthOfFacts[], source: number | null): Cut => ({
  first: Math.min(...months.map(({ month }) => month)),
  last: Math.max(...months.map(({ month }) => month)),
  source,
  rows: months.reduce((sum, { rows }) => sum + rows, 0),
  content: months.map((entry) => `${entry.source} ${entry.month} ${entry.rows} ${entry.content}`).join('\n'),
});

function grouped(months: readonly MonthOfFacts[], by: (entry: MonthOfFacts) => number): MonthOfFacts[][] {
  const groups = new Map<number, MonthOfFacts[]>();
  for (const entry of months) groups.set(by(entry), [...(groups.get(by(entry)) ?? []), entry]);
  return [...groups.values()];
}

const rowsOf = (months: readonly MonthOfFacts[]): number => months.reduce((sum, { rows }) => sum + rows, 0);

/**
 * Cuts facts into parts: by year, a year with many of them by month, a month with many of them by source. Where a cut
 * goes depends on the facts of that year alone, so a delivery moves none elsewhere.
 * @param months in the order of sources and months
 * @returns null where the facts are so few that they stand in one table
 */
export function cutFacts(months: readonly MonthOfFacts[], limits: CutLimits): Cut[] | null {
  if (rowsOf(months) <= limits.together) return null;
  const years = grouped(months, ({ month }) => Math.floor(month / monthsOfYear));
  return years
    .flatMap((year): Cut[] => {
      if (rowsOf(year) <= limits.together) return [cutOf(year, null)];
      return grouped(year, ({ month }) => month).flatMap((month) => {
        const sources = grouped(month, ({ source }) => source);
        if (rowsOf(month) <= limits.month || sources.length === 1) return [cutOf(month, null)];
        return sources.map((own) => cutOf(own, own[0]?.source ?? null));
      });
    })
    .sort((one, other) => one.first - other.first || (one.source ?? 0) - (other.source ?? 0));
}

/** When the life of a model begins, and how that is known. */
export interface LaunchMonth {
  /** Index of the month. */
  at: number;
  by: 'event' | 'sales';
}

/** Cars go to dealers in so many months before they are launched. */
const ahead = 3;
/** Who sold nothing in so many months before the first sale was new then. */
const quiet = 12;

/**
 * The month from which the life of a model counts: that of its first launch event, unless it was sold more than three
 * months before; else that of its first sale, after a year that is known to have had none.
 * @param values what was sold by month; null for a month that is not known by itself
 * @param event index of the first launch that was reported; null without one
 * @returns null where it was on sale before the first month that is known, or never sold
 */
export function launchMonth(values: readonly (number | null)[], event: number | null): LaunchMonth | null {
  const begin = values.findIndex((value) => value !== null && value > 0);
  if (begin < 0) return null;
  if (event !== null && event - ahead <= begin) return { at: event, by: 'event' };
  const before = values.slice(Math.max(0, begin - quiet), begin);
  return before.length === quiet && before.every((value) => value === 0) ? { at: begin, by: 'sales' } : null;
}

import { monthNumber, monthText } from '../../market/index.ts';

const isMonth = (period: string): boolean => /^\d{4}-\d\d$/.test(period);

/**
 * Months without a gap: those that a table has no row of stand between the others, where a line is to have a gap. Of both
 * first months of a year as one, which is called by February, none is missing.
 * @param periods in their order; years and quarters stay as they are
 */
export function monthsBetween(periods: readonly string[]): string[] {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined || !periods.every(isMonth)) return [...periods];
  const own = new Set(periods);
  const isPaired = ![...own].some((period) => period.endsWith('-01'));
  const all = Array.from({ length: monthNumber(last) - monthNumber(first) + 1 }, (_, at) =>
    monthText(monthNumber(first) + at),
  );
  return all.filter((month) => own.has(month) || !(isPaired && month.endsWith('-01')));
}

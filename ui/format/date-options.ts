import { addMonths } from './months.ts';

/** S9.053 S9.054 A64: this year, last year, past 1, 3 and 5 years, or all. */
export const dateOptions = ['thisYear', 'lastYear', 1, 3, 5, 'all'] as const;
export type DateOption = (typeof dateOptions)[number];

export interface MonthSpan {
  from: string;
  to: string;
}

/**
 * The months an option stands for, as far as there are data. Past N years are N times twelve months back from the last
 * one with data: with data up to 2024-09, past 3 years is 2021-10 to 2024-09. This year is that of the last month.
 * @param covered first and last month with data, as '2024-03'
 * @returns null where the option holds no month with data
 */
export function dateOptionSpan(option: DateOption, covered: MonthSpan): MonthSpan | null {
  const year = Number(covered.to.slice(0, 4));
  const wanted = {
    thisYear: { from: `${year}-01`, to: covered.to },
    lastYear: { from: `${year - 1}-01`, to: `${year - 1}-12` },
    all: covered,
  };
  const { from, to } =
    typeof option === 'number' ? { from: addMonths(covered.to, 1 - option * 12), to: covered.to } : wanted[option];
  if (to < covered.from) return null;
  return { from: from > covered.from ? from : covered.from, to };
}

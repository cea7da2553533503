/** S9.053 S9.054 A64: past 1, 3 and 5 years, or all. */
export const dateOptions = [1, 3, 5, 'all'] as const;
export type DateOption = (typeof dateOptions)[number];

export interface MonthSpan {
  from: string;
  to: string;
}

/**
 * The months an option stands for. Past N years are counted back from the latest year with data, which counts as one:
 * with data up to 2024-09, past 3 years is 2022-01 to 2024-09.
 * @param covered first and last month with data, as '2024-03'
 */
export function dateOptionSpan(option: DateOption, covered: MonthSpan): MonthSpan {
  if (option === 'all') return { ...covered };
  const first = `${Number(covered.to.slice(0, 4)) - option + 1}-01`;
  return { from: first > covered.from ? first : covered.from, to: covered.to };
}

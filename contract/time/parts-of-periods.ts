import { addMonths } from './months.ts';

/** From one month to another, both included: 2026-01 to 2026-09. */
export interface Months {
  from: string;
  to: string;
}

/** All months of a period as the market names it: 2026-09, 2026-Q3 or 2026. */
export function monthsOf(period: string): Months {
  const year = period.slice(0, 4);
  if (period.length === 4) return { from: `${year}-01`, to: `${year}-12` };
  if (!period.includes('Q')) return { from: period, to: period };
  const from = addMonths(`${year}-01`, (Number(period.slice(6)) - 1) * 3);
  return { from, to: addMonths(from, 2) };
}

/**
 * The months of a period that figures are of, where these are not all: nine months are no year.
 * @param figures the months that the figures cover
 * @returns null for a whole period
 */
export function partOf(period: string, figures: Months): Months | null {
  const whole = monthsOf(period);
  const from = whole.from > figures.from ? whole.from : figures.from;
  const to = whole.to < figures.to ? whole.to : figures.to;
  return from > to || (from === whole.from && to === whole.to) ? null : { from, to };
}

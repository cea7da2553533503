import { type DateType, spanCaps } from '@portal/contract';
import { addMonths, countMonths } from '../format/months.ts';
import type { View } from './view.ts';

/** How many periods a page shows when the address names none. */
const usualSpan: Record<DateType, number> = { monthly: 25, quarterly: 12, annual: 10 };

const lengthOf: Record<DateType, number> = { monthly: 1, quarterly: 3, annual: 12 };

export interface Covered {
  first: string;
  last: string;
}

/** How many periods of a date type a span of months touches. */
export function countPeriods(from: string, to: string, dateType: DateType): number {
  const length = lengthOf[dateType];
  const before = countMonths('0000-01', from) - 1;
  const end = countMonths('0000-01', to) - 1;
  return Math.floor(end / length) - Math.floor(before / length) + 1;
}

/** S5.033 A64: whether a span may be asked in one question. */
export function fitsCap(from: string, to: string, dateType: DateType): boolean {
  return countPeriods(from, to, dateType) <= spanCaps[dateType];
}

/** The finest date type, from the one given on, in which a span may be asked; null where even years are too many. */
export function fittingDateType(from: string, to: string, least: DateType): DateType | null {
  const order: DateType[] = ['monthly', 'quarterly', 'annual'];
  return order.slice(order.indexOf(least)).find((dateType) => fitsCap(from, to, dateType)) ?? null;
}

/**
 * The months a view stands for: its own, cut to what is covered, or the latest periods.
 * @param covered first and last month of the data source
 * @param periods how many of the latest periods stand for no choice
 */
export function spanOf(view: View, covered: Covered, periods = usualSpan[view.dateType]): { from: string; to: string } {
  if (view.from && view.to) {
    const from = view.from > covered.first ? view.from : covered.first;
    const to = view.to < covered.last ? view.to : covered.last;
    if (from <= to) return { from, to };
    return { from: view.from, to: view.to };
  }
  const length = lengthOf[view.dateType];
  const lastMonth = Number(covered.last.slice(5));
  const inLast = ((lastMonth - 1) % length) + 1;
  const first = addMonths(covered.last, -((periods - 1) * length + inLast - 1));
  return { from: first > covered.first ? first : covered.first, to: covered.last };
}

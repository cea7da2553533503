import { yearAndMonth } from '../mapping/month-columns.ts';
import { parseMonthOfYear } from '../parse/parse-month.ts';
import type { Reason } from '../rows/problem.ts';
import type { Columns, MonthOfRow } from './columns.ts';

/** A column of months whose month is known. */
export type DatedMonth = MonthOfRow & { month: number };

/**
 * Makes what gives the months of a row that has a column for each: those of the head, with the year or the month that
 * the row says.
 * @param textOf what a row says of a field
 * @param timeField the field of the month
 */
export function monthsOfRow(
  { months }: Columns,
  textOf: (cells: readonly string[], field: string) => string,
  timeField: string,
): (cells: readonly string[], refuse: (field: string, value: string, reason: Reason) => void) => DatedMonth[] {
  const isWhole = (named: MonthOfRow): named is DatedMonth => named.month !== null;
  if (months.every(isWhole)) return () => months;
  return (cells, refuse) => {
    const own = { year: textOf(cells, 'year'), month: textOf(cells, timeField) };
    let isRefused = false;
    return months.flatMap((named): DatedMonth[] => {
      if (isWhole(named)) return [named];
      const read = parseMonthOfYear(...yearAndMonth(named, own));
      if (typeof read === 'number') return [{ ...named, month: read }];
      // What is wrong is what the row says, of however many columns.
      if (!isRefused) refuse(named.isYear ? timeField : 'year', named.isYear ? own.month : own.year, read);
      isRefused = true;
      return [];
    });
  };
}

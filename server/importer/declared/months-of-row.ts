import { yearAndMonth } from '../mapping/month-columns.ts';
import { isReason, type Reason } from '../rows/problem.ts';
import type { Columns, MonthOfRow } from './columns.ts';
import type { Time, TimeReader } from './read-time.ts';

/** A column of months whose months are known. */
export type DatedMonth = Omit<MonthOfRow, 'time'> & { time: Time };

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
  times: TimeReader,
): (
  cells: readonly string[],
  source: string,
  refuse: (field: string, value: string, reason: Reason) => void,
) => readonly DatedMonth[] {
  const all = months.map((named) => ({
    named,
    whole: named.time && { ...named, time: { ...named.time, step: 0, text: '' } },
  }));
  const known = all.flatMap(({ whole }) => whole ?? []);
  if (known.length === all.length) return () => known;
  return (cells, source, refuse) => {
    const own = { year: textOf(cells, 'year'), month: textOf(cells, timeField) };
    let isRefused = false;
    return all.flatMap(({ named, whole }): DatedMonth[] => {
      if (whole) return [whole];
      const time = times('month', ...yearAndMonth(named, own), source);
      if (!isReason(time)) return [{ ...named, time }];
      // What is wrong is what the row says, of however many columns.
      if (!isRefused) refuse(named.isYear ? timeField : 'year', named.isYear ? own.month : own.year, time);
      isRefused = true;
      return [];
    });
  };
}

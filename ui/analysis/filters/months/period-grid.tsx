import type { DateType, Language } from '@portal/contract';
import {
  addMonths,
  type Covered,
  classNames,
  formatMonth,
  formatPeriod,
  IconButton,
  IconChevronLeft,
  IconChevronRight,
  quarterKey,
  quarterOf,
} from '@portal/ui';
import { useState } from 'react';
import classes from './months.module.css';

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A period that can be chosen: its first and last month, what it is called in the grid, and its whole name. */
interface Cell {
  from: string;
  to: string;
  label: string;
  name: string;
}

/** The months of a year. */
const monthsOf = (year: number, language: Language): Cell[] =>
  englishMonths.map((english, index) => {
    const month = `${year}-${String(index + 1).padStart(2, '0')}`;
    return { from: month, to: month, label: language === 'en' ? english : `${index + 1}月`, name: formatMonth(month) };
  });

/** The quarters of a year. */
const quartersOf = (year: number): Cell[] =>
  [1, 4, 7, 10].map((first, index) => {
    const quarter = quarterOf(`${year}-${String(first).padStart(2, '0')}`);
    return { ...quarter, label: `Q${index + 1}`, name: formatPeriod(quarterKey(quarter.from)) };
  });

/** All years from one to another. */
const yearsOf = (first: number, last: number): Cell[] =>
  Array.from({ length: last - first + 1 }, (_, at) => {
    const from = `${first + at}-01`;
    return { from, to: addMonths(from, 11), label: from.slice(0, 4), name: from.slice(0, 4) };
  });

export interface PeriodGridProps {
  label: string;
  /** A month of the period that is chosen. */
  value: string;
  dateType: DateType;
  covered: Covered;
  language: Language;
  onChange: (months: { from: string; to: string }) => void;
}

/** The months or quarters of a year, or the years, to choose one from; those without data cannot be chosen. */
export function PeriodGrid({ label, value, dateType, covered, language, onChange }: PeriodGridProps) {
  const [year, setYear] = useState(Number(value.slice(0, 4)));
  const first = Number(covered.first.slice(0, 4));
  const last = Number(covered.last.slice(0, 4));
  const isAnnual = dateType === 'annual';
  const cells = isAnnual
    ? yearsOf(first, last)
    : dateType === 'quarterly'
      ? quartersOf(year)
      : monthsOf(year, language);
  return (
    <fieldset className={classes.grid}>
      <legend>{label}</legend>
      {!isAnnual && (
        <div className={classes.year}>
          <IconButton size="small" label={String(year - 1)} disabled={year <= first} onClick={() => setYear(year - 1)}>
            <IconChevronLeft />
          </IconButton>
          <span aria-live="polite">{year}</span>
          <IconButton size="small" label={String(year + 1)} disabled={year >= last} onClick={() => setYear(year + 1)}>
            <IconChevronRight />
          </IconButton>
        </div>
      )}
      <div className={classes.cells}>
        {cells.map(({ from, to, label: text, name }) => {
          const isPicked = from <= value && value <= to;
          return (
            <button
              key={from}
              type="button"
              className={classNames(classes.month, isPicked && classes.picked)}
              aria-pressed={isPicked}
              aria-label={name}
              disabled={to < covered.first || from > covered.last}
              onClick={() => onChange({ from, to })}
            >
              {text}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

import type { Language } from '@portal/contract';
import { type Covered, classNames, formatMonth, IconButton, IconChevronLeft, IconChevronRight } from '@portal/ui';
import { useState } from 'react';
import classes from './months.module.css';

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export interface MonthGridProps {
  label: string;
  value: string;
  covered: Covered;
  language: Language;
  onChange: (month: string) => void;
}

/** The twelve months of a year to choose one from; months without data cannot be chosen. */
export function MonthGrid({ label, value, covered, language, onChange }: MonthGridProps) {
  const [year, setYear] = useState(Number(value.slice(0, 4)));
  const first = Number(covered.first.slice(0, 4));
  const last = Number(covered.last.slice(0, 4));
  return (
    <fieldset className={classes.grid}>
      <legend>{label}</legend>
      <div className={classes.year}>
        <IconButton size="small" label={String(year - 1)} disabled={year <= first} onClick={() => setYear(year - 1)}>
          <IconChevronLeft />
        </IconButton>
        <span aria-live="polite">{year}</span>
        <IconButton size="small" label={String(year + 1)} disabled={year >= last} onClick={() => setYear(year + 1)}>
          <IconChevronRight />
        </IconButton>
      </div>
      <div className={classes.cells}>
        {englishMonths.map((name, index) => {
          const month = `${year}-${String(index + 1).padStart(2, '0')}`;
          return (
            <button
              key={month}
              type="button"
              className={classNames(classes.month, month === value && classes.picked)}
              aria-pressed={month === value}
              aria-label={formatMonth(month)}
              disabled={month < covered.first || month > covered.last}
              onClick={() => onChange(month)}
            >
              {language === 'en' ? name : `${index + 1}月`}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

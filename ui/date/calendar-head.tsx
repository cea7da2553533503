import type { Language } from '@portal/contract';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { formatMonth } from '../format/index.ts';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '../icons/index.ts';
import classes from './calendar.module.css';
import { addMonthsTo } from './days.ts';
import { dateWords } from './phrases.ts';

interface CalendarHeadProps {
  /** For the grid, which is named by the month. */
  id: string;
  /** A day of the month that is shown. */
  at: string;
  min: string;
  max: string;
  language: Language;
  onTurn: (months: number) => void;
}

/** Which month is shown, and the way to the others. */
export function CalendarHead({ id, at, min, max, language, onTurn }: CalendarHeadProps) {
  const words = dateWords(language);
  const reaches = (months: number) => {
    const month = addMonthsTo(at, months).slice(0, 7);
    return months < 0 ? month >= min.slice(0, 7) : month <= max.slice(0, 7);
  };
  const way = (months: number, label: string, icon: ReactNode) => (
    <IconButton
      size="small"
      className={classes.way}
      label={label}
      disabled={!reaches(months)}
      onClick={() => onTurn(months)}
    >
      {icon}
    </IconButton>
  );
  return (
    <div className={classes.head}>
      {way(-12, words('previousYear'), <IconChevronsLeft />)}
      {way(-1, words('previousMonth'), <IconChevronLeft />)}
      <span id={id} className={classes.month} aria-live="polite">
        {formatMonth(at.slice(0, 7))}
      </span>
      {way(1, words('nextMonth'), <IconChevronRight />)}
      {way(12, words('nextYear'), <IconChevronsRight />)}
    </div>
  );
}

import { chinaDate, type Language } from '@portal/contract';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import classes from './calendar.module.css';
import { CalendarHead } from './calendar-head.tsx';
import { dayOfKey } from './day-of-key.ts';
import { addMonthsTo, weeksOf } from './days.ts';
import { dateWords, dayName, weekdayNames } from './phrases.ts';

export interface CalendarProps {
  /** The day that is chosen; empty for none. */
  value: string;
  /** The first and the last day that can be chosen. */
  min: string;
  max: string;
  /** A day of the month it opens at while nothing is chosen. */
  near?: string;
  language: Language;
  /** Empty when the choice is taken away. */
  onChoose: (day: string) => void;
}

/** A table whose cells are walked by arrow keys: screen readers then leave these keys to it. */
const asGrid = { role: 'grid' };

/** The days of a month to choose one from, by pointer or keys; at first the focus is on the day that is chosen. */
export function Calendar({ value, min, max, near, language, onChoose }: CalendarProps) {
  const words = dateWords(language);
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const today = chinaDate(Date.now());
  const within = (day: string) => (day < min ? min : day > max ? max : day);
  const [at, setAt] = useState(() => within(value || near || today));
  // Keys take the focus with them; whoever turns the month by its buttons stays on the button.
  const takesFocus = useRef(true);
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    takesFocus.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayOfKey(event.key, event.shiftKey, at);
    if (to === null) return;
    event.preventDefault();
    takesFocus.current = within(to) !== at;
    setAt(within(to));
  };
  return (
    <div className={classes.calendar} data-testid="calendar">
      <CalendarHead
        id={title}
        at={at}
        min={min}
        max={max}
        language={language}
        onTurn={(months) => setAt(within(addMonthsTo(at, months)))}
      />
      <table ref={grid} {...asGrid} className={classes.grid} aria-labelledby={title}>
        <thead>
          <tr>
            {weekdayNames(language).map(({ full, short }) => (
              <th key={full} scope="col" aria-label={full}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  {day.slice(0, 7) === at.slice(0, 7) && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      className={classNames(classes.day, day === today && classes.today)}
                      aria-label={dayName(day, language)}
                      aria-pressed={day === value}
                      aria-current={day === today ? 'date' : undefined}
                      disabled={day < min || day > max}
                      onKeyDown={onKeyDown}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.foot}>
        <Button size="small" variant="quiet" disabled={within(today) !== today} onClick={() => onChoose(today)}>
          {words('today')}
        </Button>
        <Button size="small" variant="quiet" disabled={value === ''} onClick={() => onChoose('')}>
          {words('clear')}
        </Button>
      </div>
    </div>
  );
}

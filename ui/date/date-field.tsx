import type { Language } from '@portal/contract';
import { type ReactNode, useState } from 'react';
import { TextField } from '../field/text-field.tsx';
import { formatDate } from '../format/index.ts';
import { IconCalendar } from '../icons/index.ts';
import { Popover } from '../popover/popover.tsx';
import { Calendar } from './calendar.tsx';
import classes from './date-field.module.css';
import { isWhole, readDay } from './days.ts';
import { dateWords } from './phrases.ts';

export interface DateFieldProps {
  label: string;
  labelHidden?: boolean;
  /** Names a hidden input that carries the day as the wire writes it. */
  name?: string;
  /** The day as the wire writes it, 2026-09-30; empty for none. */
  value: string;
  onChange: (day: string) => void;
  /** The first and the last day that count. */
  min?: string;
  max?: string;
  /** A day of the month the calendar opens at while there is none. */
  near?: string;
  /** What is wrong with the day beside others; what is no day at all the field says itself. */
  error?: ReactNode;
  language: Language;
  className?: string;
}

/** A day that is typed, shown as S9.018 says whatever the browser's language is, or chosen from a calendar. */
export function DateField({
  label,
  name,
  value,
  onChange,
  min = '1900-01-01',
  max = '2100-12-31',
  ...rest
}: DateFieldProps) {
  const { labelHidden, near, error, language, className } = rest;
  const words = dateWords(language);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [known, setKnown] = useState(value);
  // A day that changes elsewhere, by Back or a cleared filter, takes the place of what was typed.
  if (value !== known) {
    setKnown(value);
    if (value !== (readDay(typed ?? '') ?? '')) setTyped(null);
    setProblem('');
  }
  const faultOf = (day: string | null) => {
    if (day === null) return words('noDay');
    if (day < min) return words('tooEarly', { day: formatDate(min) });
    return day > max ? words('tooLate', { day: formatDate(max) }) : '';
  };
  const type = (text: string) => {
    setTyped(text);
    setProblem('');
    const day = text.trim() === '' ? '' : isWhole(text) ? readDay(text) : null;
    if (day !== null && day !== value && (day === '' || faultOf(day) === '')) onChange(day);
  };
  const settle = () => {
    if (typed === null) return;
    const day = typed.trim() === '' ? '' : readDay(typed);
    const fault = day === '' ? '' : faultOf(day);
    setProblem(fault);
    if (fault !== '' || day === null) return;
    setTyped(null);
    if (day !== value) onChange(day);
  };
  const choose = (day: string) => {
    setTyped(null);
    setProblem('');
    onChange(day);
  };
  return (
    <>
      <TextField
        className={className}
        label={label}
        labelHidden={labelHidden}
        title={labelHidden ? label : undefined}
        placeholder={words('form')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={typed ?? (value && formatDate(value))}
        error={problem || error}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        suffix={
          <span className={classes.place}>
            <Popover
              label={`${words('days')} · ${label}`}
              triggerLabel={words('choose', { label })}
              trigger={<IconCalendar />}
              triggerClassName={classes.open}
            >
              {(close) => (
                <Calendar
                  value={value}
                  min={min}
                  max={max}
                  near={near}
                  language={language}
                  onChoose={(day) => {
                    choose(day);
                    close();
                  }}
                />
              )}
            </Popover>
          </span>
        }
      />
      {name && <input type="hidden" name={name} value={value} />}
    </>
  );
}

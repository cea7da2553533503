import type { Language } from '@portal/contract';
import { DateField } from './date-field.tsx';
import { dateWords } from './phrases.ts';

export interface DateRangeProps {
  /** Days as the wire writes them, or empty. */
  from: string;
  to: string;
  onChange: (change: { from: string; to: string }) => void;
  language: Language;
  labelHidden?: boolean;
  /** Names of hidden inputs that carry the days. */
  names?: { from: string; to: string };
  /** Of each of both fields. */
  className?: string;
}

/** From which day to which, either of which may be missing; a wrong order is said beside the last day. */
export function DateRange({ from, to, onChange, language, labelHidden, names, className }: DateRangeProps) {
  const words = dateWords(language);
  const isBackwards = from !== '' && to !== '' && from > to;
  const common = { language, labelHidden, className };
  return (
    <>
      <DateField
        {...common}
        label={words('from')}
        name={names?.from}
        value={from}
        near={to}
        onChange={(day) => onChange({ from: day, to })}
      />
      <DateField
        {...common}
        label={words('to')}
        name={names?.to}
        value={to}
        near={from}
        error={isBackwards ? words('backwards') : undefined}
        onChange={(day) => onChange({ from, to: day })}
      />
    </>
  );
}

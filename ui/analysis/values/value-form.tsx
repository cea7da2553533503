import { type FigureLimits, limitUnit } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Button, TextField } from '@portal/ui';
import { useWrittenAs } from '@portal/ui/charts';
import { type FormEvent, useState } from 'react';
import type { Limitable } from '../page/context.ts';
import { mostLimits } from './limits.ts';
import { valuePhrases } from './phrases.ts';
import { limitsOf, type Typed, type TypedFault, typedOf } from './typed.ts';
import classes from './values.module.css';

const sides = ['atLeast', 'atMost'] as const;

export interface ValueFormProps {
  /** The figures of the rows, in the order of their columns. */
  figures: readonly Limitable[];
  limits: readonly FigureLimits[];
  /** Where writing begins: the figure that orders the list, and the side from which it is read. */
  begin: { indicator: string; side: keyof Typed };
  onApply: (limits: FigureLimits[]) => void;
}

/** A lower and an upper limit of each figure of a list, written in the unit of the figure. */
export function ValueForm({ figures, limits, begin, onApply }: ValueFormProps) {
  const words = valuePhrases.useTranslate();
  const language = useLanguage();
  const written = useWrittenAs();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(
      figures.map((figure) => {
        const { atLeast, atMost } = limits.find(({ indicator }) => indicator === figure.key) ?? {};
        const { size } = limitUnit(figure, language, written);
        return [figure.key, { atLeast: typedOf(atLeast, size), atMost: typedOf(atMost, size) }];
      }),
    ),
  );
  const [wrong, setWrong] = useState<Readonly<Record<string, { fault: TypedFault; at: keyof Typed }>>>({});
  const [isTooMany, setTooMany] = useState(false);
  const typedAt = (key: string): Typed => typed[key] ?? { atLeast: '', atMost: '' };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = figures.map(({ key, format, unit }) => ({
      key,
      ...limitsOf(typedAt(key), limitUnit({ format, unit }, language, written)),
    }));
    const faults = read.flatMap((figure) =>
      'fault' in figure ? [[figure.key, { fault: figure.fault, at: figure.at }] as const] : [],
    );
    const next = read.flatMap((figure) =>
      'limits' in figure && figure.limits
        ? [{ indicator: figure.key as FigureLimits['indicator'], ...figure.limits }]
        : [],
    );
    setWrong(Object.fromEntries(faults));
    setTooMany(next.length > mostLimits);
    if (faults.length === 0 && next.length <= mostLimits) onApply(next);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate data-testid="value-form">
      <div className={classes.head} aria-hidden="true">
        <span>{words('figure')}</span>
        {sides.map((side) => (
          <span key={side}>{words(side)}</span>
        ))}
      </div>
      <div className={classes.figures}>
        {figures.map(({ key, name, format, unit }) => {
          const fault = wrong[key];
          return (
            <div key={key} className={classes.figure} data-figure={key}>
              <span className={classes.name}>
                {name} <small>{limitUnit({ format, unit }, language, written).unit}</small>
              </span>
              {sides.map((side) => (
                <TextField
                  key={side}
                  label={words('of', { name, side: words(side) })}
                  labelHidden
                  inputMode="decimal"
                  autoComplete="off"
                  data-side={side}
                  autoFocus={begin.indicator === key && begin.side === side}
                  // Who comes to a limit comes to write another one.
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  value={typedAt(key)[side]}
                  error={fault?.at === side ? words(fault.fault) : undefined}
                  onChange={({ currentTarget: { value } }) =>
                    setTyped({ ...typed, [key]: { ...typedAt(key), [side]: value } })
                  }
                />
              ))}
            </div>
          );
        })}
      </div>
      <p className={classes.note}>{words('note')}</p>
      <div className={classes.foot}>
        <p className={classes.problem} role="status">
          {isTooMany && words('tooMany', { n: mostLimits })}
        </p>
        {limits.length > 0 && (
          <Button size="small" variant="quiet" onClick={() => onApply([])}>
            {words('clear')}
          </Button>
        )}
        <Button size="small" variant="primary" type="submit">
          {words('apply')}
        </Button>
      </div>
    </form>
  );
}

import { classNames } from '../class-names.ts';
import classes from './change.module.css';
import { type ChangeFormat, changeMark } from './change-mark.ts';

export interface ChangeProps {
  /** A ratio, percentage points or a count, as `format` says. */
  value: number | null | undefined;
  format?: ChangeFormat;
  /** Instead of those that the format has. */
  decimals?: number;
  /** Written behind the figure. */
  unit?: string;
  /** Of what is higher or lower without rising or falling: the same mark in the colour of quiet words. */
  quiet?: boolean;
}

/** A rise or fall: arrow, sign and colour together, never colour alone; a missing base is a grey '-'. */
export function Change({ value, format = 'percent', decimals, unit, quiet }: ChangeProps) {
  const { arrow, text, tone } = changeMark(value, format, decimals);
  if (tone === 'missing') return <span className={classes.missing}>{text}</span>;
  return (
    <span className={classNames(classes.change, quiet ? classes.quiet : classes[tone])} data-change={tone}>
      {arrow && (
        <span className={classes.arrow} aria-hidden="true">
          {arrow}
        </span>
      )}
      {text}
      {unit && <span className={classes.pointsUnit}> {unit}</span>}
    </span>
  );
}

import { classNames } from '../classNames.ts';
import { emptyText, formatPoints, formatRatio } from '../format/index.ts';
import classes from './change.module.css';

export interface ChangeProps {
  /** A ratio, or percentage points. */
  value: number | null | undefined;
  format?: 'percent' | 'points';
  /** Written behind percentage points. */
  unit?: string;
}

/** A rise or fall: arrow, sign and colour together, never colour alone; a missing base is a grey '-'. */
export function Change({ value, format = 'percent', unit }: ChangeProps) {
  if (value === null || value === undefined) return <span className={classes.missing}>{emptyText}</span>;
  const text = format === 'points' ? formatPoints(value) : formatRatio(value, { sign: true });
  const isFlat = !/[1-9]/.test(text);
  const arrow = isFlat ? '' : value > 0 ? '▲' : '▼';
  return (
    <span className={classNames(classes.change, !isFlat && (value > 0 ? classes.rise : classes.fall))}>
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

import { classNames, formatPoints, formatRatio } from '@portal/ui';
import classes from './dashboard.module.css';

/**
 * A growth with its sign, an arrow and a colour; a missing base is a grey -.
 *
 * @param value a ratio (0.12 is 12 %), or percentage points with kind 'points'
 */
export function Change({ value, kind = 'ratio' }: { value: number | null; kind?: 'ratio' | 'points' }) {
  if (value === null) return <span className={classes.missing}>-</span>;
  const text = kind === 'points' ? formatPoints(value) : formatRatio(value, { sign: true });
  const level = !/[1-9]/.test(text);
  return (
    <span className={classNames(classes.change, !level && (value > 0 ? classes.rise : classes.fall))}>
      {!level && (
        <span className={classes.arrow} aria-hidden="true">
          {value > 0 ? '▲' : '▼'}
        </span>
      )}
      {text}
    </span>
  );
}

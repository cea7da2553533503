import { Change, classNames, Explained, Skeleton } from '@portal/ui';
import { useWords } from '../words/phrases.ts';
import classes from './figure.module.css';

export interface KeyFigureProps {
  label: string;
  /** What the figure and its growth mean. */
  means: readonly string[];
  /** The value in words, without its unit. */
  value: string;
  unit: string;
  /** Against the same period of the year before; none where that is not asked. */
  yoy?: { value: number | null; format: 'percent' | 'points' };
  /** A further line. */
  more?: string;
}

/** A figure with its unit and its growth against the same period of the year before. */
export function KeyFigure({ label, means, value, unit, yoy, more }: KeyFigureProps) {
  const words = useWords();
  return (
    <div className={classes.figure} data-testid="key-figure">
      <dt>
        <Explained means={means}>{label}</Explained>
      </dt>
      <dd>
        <span className={classes.value}>{value}</span> <span className={classes.unit}>{unit}</span>
        {yoy && (
          <span className={classes.line}>
            {words('yoy')}{' '}
            <Change
              value={yoy.value}
              format={yoy.format}
              unit={yoy.format === 'points' ? words('points') : undefined}
            />
          </span>
        )}
        {more && <span className={classes.line}>{more}</span>}
      </dd>
    </div>
  );
}

/** Three figures on their way, in the final size. */
export const KeyFiguresWaiting = ({ tall = false }: { tall?: boolean }) => (
  <div className={classes.figures}>
    {['first', 'second', 'third'].map((one) => (
      <div key={one} className={classNames(classes.figure, classes.coming)}>
        <Skeleton width="48%" height={12} />
        <Skeleton width="72%" height={28} />
        <Skeleton width="60%" height={12} />
        {tall && <Skeleton width="60%" height={12} />}
      </div>
    ))}
  </div>
);

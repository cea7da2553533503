import type { ReactNode } from 'react';
import { Change, type ChangeProps } from '../change/change.tsx';
import { classNames } from '../class-names.ts';
import { Explained } from '../explained/explained.tsx';
import { emptyText } from '../format/empty.ts';
import { Skeleton } from '../state/skeleton.tsx';
import classes from './figure.module.css';

export interface KeyFigureProps {
  name: string;
  /** Sentences that say what the figure and its changes mean. */
  means?: readonly string[];
  /** The value in words, without its unit; undefined while it is on its way. */
  value: string | undefined;
  unit?: string;
  changes?: readonly (ChangeProps & { name: string })[];
  /** Said in the place of a value that nobody delivered. */
  absent?: string;
  /** A further line. */
  more?: ReactNode;
}

/** One figure first, with its changes below; its size is the same while it loads. */
export function KeyFigure({ name, means = [], value, unit, absent, changes = [], more }: KeyFigureProps) {
  return (
    <div className={classes.figure} data-testid="key-figure">
      <dt>
        <Explained means={means}>{name}</Explained>
      </dt>
      <dd className={classNames(classes.value, value === undefined && classes.awaited)}>
        {absent === undefined ? (
          (value ?? <Skeleton width={120} height={28} />)
        ) : (
          <span className={classes.absent}>{absent}</span>
        )}
        {unit && absent === undefined && value !== undefined && value !== emptyText && (
          <>
            {' '}
            <span className={classes.unit}>{unit}</span>
          </>
        )}
      </dd>
      {changes.length > 0 && (
        <dd className={classes.line}>
          {changes.map(({ name: compared, ...change }) => (
            <span key={compared} className={classes.change}>
              {compared} {value === undefined ? <Skeleton width={48} height={12} /> : <Change {...change} />}
            </span>
          ))}
        </dd>
      )}
      {more && <dd className={classes.line}>{more}</dd>}
    </div>
  );
}

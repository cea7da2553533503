import { Change, type ChangeProps, emptyText, Skeleton, Tooltip } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './figures.module.css';

export interface KeyFigureProps {
  name: string;
  /** What the figure means; said on pointing or focus. */
  definition?: ReactNode;
  /** The value in words; undefined while it is on its way. */
  value: string | undefined;
  unit?: string;
  changes?: (ChangeProps & { name: string })[];
}

/** One figure first, with its growth below; its size is the same while it loads. */
export function KeyFigure({ name, definition, value, unit, changes = [] }: KeyFigureProps) {
  return (
    <div className={classes.key} data-testid="key-figure">
      <dt className={classes.keyName}>
        {definition ? (
          <Tooltip text={definition} side="bottom">
            <span className={classes.explained}>{name}</span>
          </Tooltip>
        ) : (
          name
        )}
      </dt>
      <dd className={classes.keyValue}>
        {value === undefined ? (
          <Skeleton width={120} height={28} />
        ) : (
          <>
            {value}
            {unit && value !== emptyText && <span className={classes.unit}>{unit}</span>}
          </>
        )}
      </dd>
      <dd className={classes.changes}>
        {changes.map((change) => (
          <span key={change.name} className={classes.pair}>
            {change.name}
            {value === undefined ? <Skeleton width={48} height={12} /> : <Change {...change} />}
          </span>
        ))}
      </dd>
    </div>
  );
}

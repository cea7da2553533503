import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../state/skeleton.tsx';
import classes from './figure.module.css';

export interface KeyFiguresProps {
  /** How many stand beside each other where there is room; four become two rows of two. */
  columns?: 3 | 4;
  /** With a frame of their own, for a place that is no card. */
  framed?: boolean;
  children: ReactNode;
  'data-testid'?: string;
}

/** Key figures side by side. */
export const KeyFigures = ({ columns = 3, framed, children, ...rest }: KeyFiguresProps) => (
  <dl {...rest} className={classNames(classes.figures, columns === 4 && classes.four, framed && classes.framed)}>
    {children}
  </dl>
);

/** Three key figures of which not even the names are known yet, in the final size; `tall` where a further line follows. */
export const KeyFiguresWaiting = ({ tall = false }: { tall?: boolean }) => (
  <div className={classes.figures}>
    {['first', 'second', 'third'].map((name) => (
      <div key={name} className={classNames(classes.figure, classes.coming)}>
        <Skeleton width="48%" height={12} />
        <Skeleton width="72%" height={28} />
        <Skeleton width="60%" height={12} />
        {tall && <Skeleton width="60%" height={12} />}
      </div>
    ))}
  </div>
);

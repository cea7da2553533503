import { classNames } from '../class-names.ts';
import { Skeleton } from '../state/skeleton.tsx';
import classes from './entry.module.css';

export interface EntryBonesProps {
  /** The entries to come have pictures. */
  pictured?: boolean;
  /** That of the entry. */
  className?: string;
}

/** An entry in its final size while it is on its way. */
export function EntryBones({ pictured = false, className }: EntryBonesProps) {
  return (
    <div className={classNames(classes.entry, pictured && classes.pictured, className)}>
      {pictured && (
        <span className={classes.cover}>
          <Skeleton height="100%" />
        </span>
      )}
      <div className={classes.words}>
        <Skeleton width="62%" height={20} />
        <Skeleton width="96%" height={14} className={classes.bone} />
        <Skeleton width="80%" height={14} className={classes.bone} />
        <Skeleton width="34%" height={14} className={classes.bone} />
      </div>
    </div>
  );
}

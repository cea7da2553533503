import { classNames } from '../class-names.ts';
import { Skeleton } from '../state/skeleton.tsx';
import classes from './entry.module.css';

/** An entry in its final size while it is on its way. @param className that of the entry */
export function EntryBones({ className }: { className?: string }) {
  return (
    <div className={classNames(classes.entry, className)}>
      <span className={classes.cover}>
        <Skeleton height="100%" />
      </span>
      <div className={classes.words}>
        <Skeleton width="62%" height={20} />
        <Skeleton width="96%" height={14} className={classes.bone} />
        <Skeleton width="80%" height={14} className={classes.bone} />
        <Skeleton width="34%" height={14} className={classes.bone} />
      </div>
    </div>
  );
}

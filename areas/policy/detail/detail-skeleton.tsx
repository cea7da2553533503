import { Skeleton } from '@portal/ui';
import classes from './detail.module.css';

/** How wide the lines are, in percent. */
const lines = [99, 96, 98, 60, 100, 92, 74];

/** Stands in the size of a policy that is on its way. */
export function DetailSkeleton({ withHead }: { withHead: boolean }) {
  return (
    <div className={classes.bones}>
      {withHead && <Skeleton height={112} />}
      <Skeleton height={132} />
      <Skeleton height={72} />
      {lines.map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </div>
  );
}

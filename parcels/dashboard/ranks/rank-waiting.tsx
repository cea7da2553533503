import { Skeleton } from '@portal/ui';
import classes from './rank.module.css';
import { mostRows } from './rank-table.tsx';

const widths = Array.from({ length: mostRows }, (_, index) => 96 - index * 3);

/** As tall as a ranking of ten rows. */
export const RankWaiting = () => (
  <div className={classes.waiting}>
    {widths.map((width) => (
      <Skeleton key={width} height={14} width={`${width}%`} />
    ))}
  </div>
);

import { Skeleton } from '@portal/ui';
import type { ListName } from '../data/policy-view.ts';
import classes from './bones.module.css';

/** Height in px of a row of each shape, as most rows have it. */
const rowHeight = { policies: 57, search: 98 } as const;

/** How wide the titles are, in percent. */
const titles = [72, 58, 44, 71, 57, 43, 70, 56];

/** Stands in the size of the list that is on its way. */
export function ListSkeleton({ page, rows }: { page: ListName; rows: number }) {
  return (
    <div className={classes.bones} style={{ minHeight: rowHeight[page] * rows }}>
      {page === 'policies' && <div className={classes.head} />}
      {titles.map((width) => (
        <div key={width} className={classes.bone} style={{ height: rowHeight[page] }}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="38%" height={12} />
          {page === 'search' && <Skeleton width="64%" height={14} />}
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from '@portal/ui';
import { phrases } from '../phrases.ts';
import classes from './row.module.css';

/** Rows in their final size while the first answer is on its way. */
export function ListSkeleton() {
  const translate = phrases.useTranslate();
  return (
    <div role="status" aria-label={translate('loading')}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <div key={row} className={classes.row}>
          <span className={classes.cover}>
            <Skeleton height="100%" />
          </span>
          <div className={classes.words}>
            <Skeleton width="62%" height={20} className={classes.boneTitle} />
            <Skeleton width="96%" height={14} className={classes.boneLine} />
            <Skeleton width="80%" height={14} className={classes.boneLine} />
            <Skeleton width="34%" height={14} className={classes.boneLine} />
          </div>
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from '@portal/ui';
import { phrases } from '../phrases.ts';
import classes from './article.module.css';
import aside from './aside.module.css';

/** An article in its final shape while it is on its way. */
export function ArticleSkeleton() {
  const translate = phrases.useTranslate();
  return (
    <div className={classes.columns} role="status" aria-label={translate('loading')}>
      <div className={classes.article}>
        <Skeleton height={32} width="80%" />
        <Skeleton height={16} width="40%" className={classes.bone} />
        <Skeleton height={44} className={classes.bone} />
        <Skeleton className={classes.bonePicture} height="auto" />
        {[96, 100, 92, 98, 60].map((width) => (
          <Skeleton key={width} height={16} width={`${width}%`} className={classes.bone} />
        ))}
      </div>
      <div className={aside.aside}>
        <Skeleton height={160} />
        <Skeleton height={240} />
      </div>
    </div>
  );
}

import { Skeleton } from '@portal/ui';
import { phrases } from '../phrases.ts';
import classes from './reader.module.css';

/** The first page of a report in its shape while it is on its way. */
export function FrameWaiting() {
  const translate = phrases.useTranslate();
  return (
    <div className={classes.waiting} role="status" aria-label={translate('loadingReport')} data-testid="report-waiting">
      <Skeleton height={14} width="30%" />
      <Skeleton height={32} width="85%" />
      <Skeleton height={14} />
      <Skeleton height={14} width="94%" />
      <Skeleton height={14} width="70%" />
      <Skeleton height={220} />
    </div>
  );
}

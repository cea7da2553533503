import { Button, ErrorState, Skeleton } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './user-centre.module.css';

/** Stands in the place of the panels while the account is not known. */
export function AccountState({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const say = useTranslate();
  if (failed)
    return (
      <ErrorState
        title={say('loadFailed')}
        text={say('loadFailedText')}
        action={<Button onClick={onRetry}>{say('retry')}</Button>}
      />
    );
  return (
    <div className={classes.waiting} role="status" aria-label={say('loading')}>
      <Skeleton height={56} />
      <Skeleton height={108} />
      <Skeleton height={176} />
    </div>
  );
}

import { useReference } from '@portal/shell';
import { Button, ErrorState, Skeleton } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './user-centre.module.css';

/**
 * Stands in the place of the panels while the account is not known.
 * @param error why it could not be had; null while it is waited for
 */
export function AccountState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useTranslate();
  const reference = useReference(error);
  if (error !== null)
    return (
      <ErrorState
        title={say('loadFailed')}
        text={say('loadFailedText')}
        action={<Button onClick={onRetry}>{say('retry')}</Button>}
        reference={reference}
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

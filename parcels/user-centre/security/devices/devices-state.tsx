import { useReference } from '@portal/shell';
import { Button, ErrorState, Skeleton } from '@portal/ui';
import { useTranslate } from './phrases.ts';

/** Stands in the place of the list while it is not known. @param error why it could not be had; null while it comes */
export function DevicesState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useTranslate();
  const reference = useReference(error);
  if (error === null) {
    return (
      <div role="status" aria-label={say('loading')}>
        <Skeleton height={76} />
      </div>
    );
  }
  return (
    <ErrorState
      title={say('loadFailed')}
      text={say('loadFailedText')}
      action={<Button onClick={onRetry}>{say('retry')}</Button>}
      reference={reference}
    />
  );
}

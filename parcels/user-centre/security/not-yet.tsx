import { useReference } from '@portal/shell';
import { Button, ErrorState, Skeleton } from '@portal/ui';

interface NotYetProps {
  /** Why the list could not be had; null while it comes. */
  error: unknown;
  onRetry: () => void;
  /** The words of the dialog. */
  say: (key: 'loading' | 'loadFailed' | 'loadFailedText' | 'retry') => string;
}

/** Stands in the place of a list of the account while it is not known. */
export function NotYet({ error, onRetry, say }: NotYetProps) {
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

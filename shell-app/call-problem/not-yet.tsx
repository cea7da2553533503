import { Button, ErrorState, Skeleton } from '@portal/ui';
import { useReference } from './use-reference.ts';

interface NotYetProps {
  /** Why the list could not be had; null while it comes. */
  error: unknown;
  onRetry: () => void;
  /** Of what comes, in px. */
  height?: number;
  /** The words of the dialog. */
  say: (key: 'loading' | 'loadFailed' | 'loadFailedText' | 'retry') => string;
}

/** Stands in the place of a list or form of the account while what it shows is not known. */
export function NotYet({ error, height = 76, onRetry, say }: NotYetProps) {
  const reference = useReference(error);
  if (error === null) {
    return (
      <div role="status" aria-label={say('loading')}>
        <Skeleton height={height} />
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

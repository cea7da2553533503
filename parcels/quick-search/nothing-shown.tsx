import { useReference } from '@portal/shell';
import { Button, EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './quick-search.module.css';
import type { SearchState } from './use-search.ts';

interface NothingShownProps extends Pick<SearchState, 'stage' | 'error'> {
  onRetry: () => void;
}

/** What stands in the place of hits: what may be typed, rows on their way, nothing found, or what went wrong. */
export function NothingShown({ stage, error, onRetry }: NothingShownProps) {
  const say = useTranslate();
  const reference = useReference(error);
  if (stage === 'idle') return <p className={classes.hint}>{say('hint')}</p>;
  if (stage === 'waiting') {
    return (
      <div className={classes.waiting} data-testid="quick-search-waiting">
        {['62%', '48%', '55%'].map((width) => (
          <Skeleton key={width} width={width} height={20} />
        ))}
      </div>
    );
  }
  if (stage === 'answered') {
    // S8.023
    return <EmptyState title={say('empty')} text={say('emptyText')} data-testid="quick-search-empty" />;
  }
  return (
    <ErrorState
      title={say('failed')}
      text={say('failedText')}
      action={<Button onClick={onRetry}>{say('retry')}</Button>}
      reference={reference}
      data-testid="quick-search-failed"
    />
  );
}

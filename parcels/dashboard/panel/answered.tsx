import { CallError, PortalLink, useReference } from '@portal/shell';
import { Button, classNames, EmptyState, ErrorState, IconLock } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Question } from '../questions/questions.ts';
import type { Cell } from '../questions/use-cell.ts';
import classes from './panel.module.css';
import { useTranslate } from './phrases.ts';

/** status.status of the server for an account that does not hold what the figures belong to. */
const notOwned = '403';

export interface AnsweredProps<Data> {
  cell: { state: Cell<Question>['state']; data: Data; message?: string; error?: unknown; retry: () => void };
  /** The picture of waiting, in the final size. */
  waiting: ReactNode;
  /** What it means that there is nothing. */
  empty?: string;
  /** For a low place: the states stand in two lines, with their button beside them. */
  low?: boolean;
  /** Gives the place its final height in every state. */
  className?: string;
  children: (data: Data) => ReactNode;
}

/** What stands in a panel for an answer: its picture of waiting, empty, failed, or what was answered. */
export function Answered<Data>({ className, ...rest }: AnsweredProps<Data>) {
  return (
    <div className={classNames(classes.answered, className)}>
      <Content {...rest} />
    </div>
  );
}

function Content<Data>({ cell, waiting, empty, low, children }: AnsweredProps<Data>) {
  const say = useTranslate();
  const reference = useReference(cell.error);
  const place = classNames(classes.state, low && classes.low);
  if (cell.state === 'loaded') return children(cell.data);
  if (cell.state === 'empty')
    return <EmptyState className={place} title={say('emptyTitle')} text={empty ?? say('emptyText')} />;
  // What the account may not see is left out, and said calmly: it is no failure, and asking again would not help.
  if (cell.error instanceof CallError && cell.error.status === notOwned)
    return (
      <EmptyState
        className={place}
        icon={<IconLock />}
        title={say('notOwnedTitle')}
        text={cell.message || say('notOwnedText')}
        action={
          <PortalLink to="/products" className={classes.more}>
            {say('seeProducts')}
          </PortalLink>
        }
        reference={reference}
      />
    );
  if (cell.state === 'failed')
    return (
      <ErrorState
        className={place}
        title={say('failedTitle')}
        text={cell.message || say('failedText')}
        action={<Button onClick={cell.retry}>{say('retry')}</Button>}
        reference={reference}
      />
    );
  return (
    <div role="status" aria-label={say('loading')}>
      {waiting}
    </div>
  );
}

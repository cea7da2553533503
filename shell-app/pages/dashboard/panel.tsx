import type { MenuEntry } from '@portal/contract';
import { Button, Card, EmptyState, ErrorState } from '@portal/ui';
import type { ReactNode } from 'react';
import { PortalLink } from '../../link/portal-link.tsx';
import { useSession } from '../../session/session.ts';
import classes from './dashboard.module.css';
import type { Cell, Question } from './overview-store.ts';
import { useTranslate } from './phrases.ts';

export interface PanelProps {
  name: 'market-sales' | 'manufacturer-top10' | 'model-top10';
  title: string;
  caption?: ReactNode;
  /** Page of the sales area that shows more, and the words of the link. */
  more: { path: string; words: string };
  flush?: boolean;
  className?: string;
  children: ReactNode;
}

/** One panel of the dashboard. Its link is there only when the account has the page. */
export function Panel({ name, title, caption, more, flush, className, children }: PanelProps) {
  const menus = useSession().menus as MenuEntry[];
  const linked = menus.some((entry) => entry.key === 'sales');
  return (
    <Card
      title={title}
      caption={caption}
      flush={flush}
      className={className}
      data-testid="panel"
      data-panel={name}
      actions={
        linked && (
          <PortalLink to={more.path} className={classes.more}>
            {more.words}
          </PortalLink>
        )
      }
    >
      {children}
    </Card>
  );
}

export interface AnsweredProps<Data> {
  cell: { state: Cell<Question>['state']; data: Data | null; message?: string; retry: () => void };
  /** The picture of waiting, in the final size. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What stands in a panel for an answer: its picture of waiting, empty, failed, or the figures. */
export function Answered<Data>({ cell, waiting, children }: AnsweredProps<Data>) {
  const say = useTranslate();
  if (cell.state === 'failed')
    return (
      <ErrorState
        className={classes.state}
        title={say('failedTitle')}
        text={cell.message || say('failedText')}
        action={<Button onClick={cell.retry}>{say('retry')}</Button>}
      />
    );
  if (cell.state === 'empty')
    return <EmptyState className={classes.state} title={say('emptyTitle')} text={say('emptyText')} />;
  if (cell.data === null)
    return (
      <div role="status" aria-label={say('loading')}>
        {waiting}
      </div>
    );
  return children(cell.data);
}

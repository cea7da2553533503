import { type Answered, Button, EmptyState, ErrorState, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { CallError } from '../../../api/call-errors.ts';
import { useTranslate } from '../phrases.ts';

interface PlaceProps<Answer> {
  answered: Pick<Answered<Answer>, 'answer' | 'error' | 'retry'>;
  /** Of the content, in px, so that nothing jumps when it comes. */
  height: number;
  /** What it means that there is nothing; null where there is something. */
  empty: (answer: Answer) => { title: string; text: string } | null;
  children: (answer: Answer) => ReactNode;
}

/** The place of an answer: on its way, failed, empty, or there. */
export function Place<Answer>({ answered, height, empty, children }: PlaceProps<Answer>) {
  const say = useTranslate();
  const { answer, error, retry } = answered;
  if (error) return <Failed error={error} retry={retry} />;
  if (answer === undefined)
    return (
      <div role="status" aria-label={say('loading')}>
        <Skeleton height={height} />
      </div>
    );
  const nothing = empty(answer);
  return nothing ? <EmptyState {...nothing} /> : children(answer);
}

/** What went wrong, in the server's words where it has some, and the way to ask again. */
export function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const say = useTranslate();
  return (
    <ErrorState
      data-testid="fastview-failed"
      title={say('failed')}
      text={(error instanceof CallError && error.msg2Client) || say('failedText')}
      action={<Button onClick={retry}>{say('retry')}</Button>}
    />
  );
}

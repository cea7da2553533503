import { CallProblem } from '@portal/shell';
import { AnswerPlace, type AnswerPlaceProps, EmptyState, Skeleton } from '@portal/ui';
import { useTranslate } from '../phrases.ts';

interface PlaceProps<Answer> extends Pick<AnswerPlaceProps<Answer>, 'answered' | 'children'> {
  /** Of the content, in px, so that nothing jumps when it comes. */
  height: number;
  /** What it means that there is nothing; null where there is something. */
  empty: (answer: Answer) => { title: string; text: string } | null;
}

/** The place of an answer: on its way, failed, empty, or there. */
export function Place<Answer>({ answered, height, empty, children }: PlaceProps<Answer>) {
  const say = useTranslate();
  return (
    <AnswerPlace
      answered={answered}
      skeleton={<Skeleton height={height} />}
      loading={say('loading')}
      problem={(error, retry) => <Failed error={error} retry={retry} />}
    >
      {(answer) => {
        const nothing = empty(answer);
        return nothing ? <EmptyState {...nothing} /> : children(answer);
      }}
    </AnswerPlace>
  );
}

/** What went wrong, in the server's words where it has some, and the way to ask again. */
export function Failed({ error, retry }: { error: unknown; retry: () => void }) {
  const say = useTranslate();
  return (
    <CallProblem
      data-testid="fastview-failed"
      error={error}
      retry={retry}
      failed={say('failed')}
      refused={say('noSales')}
    />
  );
}

import { AnswerPlace, type AnswerPlaceProps, Skeleton } from '@portal/ui';
import { CallProblem } from './call-problem.tsx';

export interface CallAnswerProps<Answer> extends Pick<AnswerPlaceProps<Answer>, 'answered' | 'stays' | 'children'> {
  /** Of what the call brings, in px, so that nothing jumps when it comes. */
  height: number;
  /** Says that it is on its way, that it could not be had, and that the account may not have it. */
  say: (key: 'loading' | 'failed' | 'refused') => string;
  /** What the call brings stands on cards of its own: so does what went wrong. */
  framed?: boolean;
  /** Of a failed call; a refused one is always `area-refused`. */
  'data-testid': string;
}

/** The place of what a call brings: on its way, refused, failed, or there. */
export function CallAnswer<Answer>({ height, say, framed, 'data-testid': testId, ...place }: CallAnswerProps<Answer>) {
  return (
    <AnswerPlace
      {...place}
      loading={say('loading')}
      skeleton={<Skeleton height={height} />}
      problem={(error, retry) => (
        <CallProblem
          error={error}
          retry={retry}
          failed={say('failed')}
          refused={say('refused')}
          framed={framed}
          data-testid={testId}
        />
      )}
    />
  );
}

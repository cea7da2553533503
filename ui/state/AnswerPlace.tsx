import type { ReactNode } from 'react';
import type { Answered } from '../questions/index.ts';

export interface AnswerPlaceProps<Answer> {
  answered: Answered<Answer>;
  /** Stands in the final size while the first answer is on its way. */
  skeleton: ReactNode;
  /** Says to screen readers that it is on its way. */
  loading: string;
  /** What stands in place of an answer that could not be had. */
  problem: (error: unknown, retry: () => void) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** The place of an answer in its states: on its way, failed, there. */
export function AnswerPlace<Answer>({ answered, skeleton, loading, problem, children }: AnswerPlaceProps<Answer>) {
  const { answer, error, retry } = answered;
  if (error) return problem(error, retry);
  if (answer) return children(answer);
  return (
    <div role="status" aria-label={loading}>
      {skeleton}
    </div>
  );
}

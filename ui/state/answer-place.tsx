import type { ReactNode } from 'react';

/** An answer as a page meets it. */
export interface Answered<Answer> {
  /** The answer to the question; while a new one is on its way, the one before it. */
  answer: Answer | undefined;
  /** The answer shown belongs to an earlier question. */
  waiting: boolean;
  error: unknown;
  retry: () => void;
}

export interface AnswerPlaceProps<Answer> {
  answered: Pick<Answered<Answer>, 'answer' | 'error' | 'retry'>;
  /** Stands in the final size while the first answer is on its way. */
  skeleton: ReactNode;
  /** Says to screen readers that it is on its way. */
  loading: string;
  /** What stands in place of an answer that could not be had. */
  problem: (error: unknown, retry: () => void) => ReactNode;
  /** Whether the answer before it stays below the problem, where there is one: for places in which a person types. */
  stays?: boolean;
  children: (answer: Answer) => ReactNode;
}

/** The place of an answer in its states: on its way, failed, there. */
export function AnswerPlace<Answer>({
  answered,
  skeleton,
  loading,
  problem,
  stays = false,
  children,
}: AnswerPlaceProps<Answer>) {
  const { answer, error, retry } = answered;
  if (stays && answer)
    return (
      <>
        {error ? problem(error, retry) : null}
        {children(answer)}
      </>
    );
  if (error) return problem(error, retry);
  if (answer) return children(answer);
  return (
    <div role="status" aria-label={loading}>
      {skeleton}
    </div>
  );
}

import type { Answered } from '@portal/ui';
import type { ReactNode } from 'react';
import { phrases } from '../phrases.ts';
import { CallProblem } from './CallProblem.tsx';

interface AnswerPlaceProps<Answer> {
  answered: Answered<Answer>;
  /** Stands in the final size while the first answer is on its way. */
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** The place of an answer in its states: on its way, failed, there. */
export function AnswerPlace<Answer>({ answered, skeleton, children }: AnswerPlaceProps<Answer>) {
  const translate = phrases.useTranslate();
  const { answer, error, retry } = answered;
  if (error) return <CallProblem error={error} retry={retry} />;
  if (answer) return children(answer);
  return (
    <div role="status" aria-label={translate('loading')}>
      {skeleton}
    </div>
  );
}

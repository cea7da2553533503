import { type Answered, Button, EmptyState } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Answer } from '../market/ask.ts';
import { phrases } from '../phrases.ts';
import { CallProblem } from './CallProblem.tsx';
import { usePage } from './context.ts';
import { useAsked } from './useAsked.ts';

interface AnswerPlaceProps {
  answered: Answered<Answer>;
  /** Stands in the final size while the first answer is on its way. */
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** The place of an answer in all its states: on its way, failed, empty, there. */
export function AnswerPlace({ answered, skeleton, children }: AnswerPlaceProps) {
  const translate = phrases.useTranslate();
  const { answer, error, retry } = answered;
  if (error) return <CallProblem error={error} retry={retry} />;
  if (!answer) {
    return (
      <div role="status" aria-label={translate('loading')}>
        {skeleton}
      </div>
    );
  }
  return answer.rows.length === 0 ? <NothingFound /> : children(answer);
}

/** What was asked, and one click to widen it. */
function NothingFound() {
  const translate = phrases.useTranslate();
  const { view, setView } = usePage();
  const asked = useAsked();
  const isFiltered = Object.values(view.filters).some((keys) => keys.length > 0);
  return (
    <EmptyState
      title={translate('empty')}
      text={translate('emptyText', { asked })}
      action={
        <>
          {isFiltered && <Button onClick={() => setView({ ...view, filters: {} })}>{translate('clearFilters')}</Button>}
          {view.from && (
            <Button onClick={() => setView({ ...view, from: null, to: null })}>{translate('latestMonths')}</Button>
          )}
        </>
      }
    />
  );
}

import { AnswerPlace, type AnswerPlaceProps, Button, EmptyState } from '@portal/ui';
import type { Answer } from '../market/ask.ts';
import { phrases } from '../phrases.ts';
import { usePage } from './context.ts';
import { SalesProblem } from './SalesProblem.tsx';
import { useAsked } from './useAsked.ts';

type SalesAnswerProps = Pick<AnswerPlaceProps<Answer>, 'answered' | 'skeleton' | 'children'>;

/** The place of figures in all their states: on their way, failed, none, there. */
export function SalesAnswer({ answered, skeleton, children }: SalesAnswerProps) {
  const translate = phrases.useTranslate();
  return (
    <AnswerPlace
      answered={answered}
      skeleton={skeleton}
      loading={translate('loading')}
      problem={(error, retry) => <SalesProblem error={error} retry={retry} />}
    >
      {(answer) => (answer.rows.length === 0 ? <NothingFound /> : children(answer))}
    </AnswerPlace>
  );
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

import { useAnswer } from '@portal/shell';
import { type Answered, Segmented, Skeleton } from '@portal/ui';
import type { ReactNode } from 'react';
import { usePage } from '../../frame/context.ts';
import { SalesProblem } from '../../frame/SalesProblem.tsx';
import { type Compared, comparisons } from '../../market/ask.ts';
import { comparisonOf } from '../../market/compareQuestions.ts';
import { phrases } from '../../phrases.ts';
import { CompareBar } from './CompareBar.tsx';
import { CompetitorView } from './CompetitorView.tsx';
import { DetailView } from './DetailView.tsx';
import { Proposal } from './Proposal.tsx';
import { comparePhrases } from './phrases.ts';

const views = ['competitor', 'detail'] as const;

/** Two to six sub-models side by side, as competitors or in detail; all in the address (S2.082). */
export function ComparePage() {
  const words = comparePhrases.useTranslate();
  const { view, search, catalogue, setChoice } = usePage();
  const show = views.find((one) => one === search.get('show')) ?? views[0];
  const question = catalogue && comparisonOf(view, catalogue);
  const answered = useAnswer(comparisons, question);
  return (
    <>
      <CompareBar>
        <Segmented
          label={words('view')}
          data-testid="compare-view"
          options={views.map((value) => ({ value, label: words(value) }))}
          value={show}
          onChange={(value) => setChoice('show', value, views[0])}
        />
      </CompareBar>
      {catalogue && !question ? (
        <Proposal catalogue={catalogue} />
      ) : (
        <ComparedPlace answered={answered}>
          {(data) => (show === 'detail' ? <DetailView data={data} /> : <CompetitorView data={data} />)}
        </ComparedPlace>
      )}
    </>
  );
}

/** The place of a comparison while it is on its way, refused, or there. */
function ComparedPlace({
  answered,
  children,
}: {
  answered: Answered<Compared>;
  children: (data: Compared) => ReactNode;
}) {
  const translate = phrases.useTranslate();
  const { answer, error, retry, waiting } = answered;
  if (error) return <SalesProblem framed error={error} retry={retry} />;
  if (!answer) {
    return (
      <div role="status" aria-label={translate('loading')}>
        <Skeleton height={560} />
      </div>
    );
  }
  return (
    <div aria-busy={waiting} data-testid="compare" style={{ display: 'contents' }}>
      {children(answer)}
    </div>
  );
}

import { useAnswer } from '@portal/shell';
import { Segmented, Skeleton } from '@portal/ui';
import { AnalysisAnswer, rememberAsked, usePage } from '@portal/ui/analysis';
import { comparisons } from '../../market/ask.ts';
import { comparisonOf } from '../../market/compare-questions.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompetitorView } from './competitor-view.tsx';
import { DetailView } from './detail-view.tsx';
import { comparePhrases } from './phrases.ts';
import { Proposal } from './proposal.tsx';

const views = ['competitor', 'detail'] as const;

/** Two to six sub-models side by side, as competitors or in detail; all in the address (S2.082). */
export function ComparePage() {
  const words = comparePhrases.useTranslate();
  const { view, search, catalogue, setChoice } = usePage();
  const show = views.find((one) => one === search.get('show')) ?? views[0];
  const question = catalogue && comparisonOf(view, catalogue);
  const answered = useAnswer(comparisons, question);
  if (question && answered.answer && !answered.waiting)
    rememberAsked(answered.answer, { call: 'marketCompare', payload: question });
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
        <AnalysisAnswer framed answered={answered} skeleton={<Skeleton height={560} />}>
          {(data) => (
            <div aria-busy={answered.waiting} data-testid="compare" style={{ display: 'contents' }}>
              {show === 'detail' ? <DetailView data={data} /> : <CompetitorView data={data} />}
            </div>
          )}
        </AnalysisAnswer>
      )}
    </>
  );
}

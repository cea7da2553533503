import { useAnswer } from '@portal/shell';
import { Segmented, Skeleton } from '@portal/ui';
import { AnalysisAnswer, EquipmentDifferences, rememberQuery, useChoices, usePage } from '@portal/ui/analysis';
import { CompareBar } from './compare-bar.tsx';
import { comparisonOf } from './compare-questions.ts';
import { comparisons } from './comparisons.ts';
import { CompetitorView } from './competitor-view.tsx';
import { DetailView } from './detail-view.tsx';
import { compare as page } from './page.ts';
import { comparePhrases } from './phrases.ts';
import { Proposal } from './proposal.tsx';

/** Two to six sub-models side by side, as competitors or in detail; all in the address (S2.082). */
export function ComparePage() {
  const words = comparePhrases.useTranslate();
  const { view, catalogue, setChoice } = usePage();
  const { show } = useChoices(page.choices);
  const question = catalogue && comparisonOf(view, catalogue);
  const answered = useAnswer(comparisons, question);
  if (question && answered.answer && !answered.waiting)
    rememberQuery(answered.answer, { call: 'marketCompare', payload: question });
  return (
    <>
      <CompareBar>
        <Segmented
          label={words('view')}
          data-testid="compare-view"
          options={page.choices.show.map((value) => ({ value, label: words(value) }))}
          value={show}
          onChange={(value) => setChoice('show', value, page.choices.show[0])}
        />
      </CompareBar>
      {catalogue && !question ? (
        <Proposal catalogue={catalogue} />
      ) : (
        <AnalysisAnswer framed answered={answered} skeleton={<Skeleton height={560} />}>
          {(data) => (
            <div aria-busy={answered.waiting} data-testid="compare" style={{ display: 'contents' }}>
              {show === 'detail' ? <DetailView data={data} /> : <CompetitorView data={data} />}
              <EquipmentDifferences by="subModel" cars={data.models} month={data.period.to} />
            </div>
          )}
        </AnalysisAnswer>
      )}
    </>
  );
}

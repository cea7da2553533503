import { createPhrases } from '@portal/shell';
import { AnswerPlace, type AnswerPlaceProps, Button, EmptyState } from '@portal/ui';
import { AnalysisProblem } from './analysis-problem.tsx';
import { usePage } from './context.ts';
import { useAsked } from './use-asked.ts';

const phrases = createPhrases({
  zh_CN: {
    loading: '加载中',
    empty: '没有符合条件的数据',
    emptyText: '当前条件：%{asked}',
    clearFilters: '清除筛选',
    latestMonths: '查看最近时间',
  },
  en: {
    loading: 'Loading',
    empty: 'No data for these conditions',
    emptyText: 'Asked: %{asked}',
    clearFilters: 'Clear filters',
    latestMonths: 'Show the latest months',
  },
});

interface AnalysisAnswerProps<Answer> extends Pick<AnswerPlaceProps<Answer>, 'answered' | 'skeleton' | 'children'> {
  /** It fills the page: what failed is a card of its own. */
  framed?: boolean;
}

/** The place of an answer in all its states: on its way, failed, refused, none, there. */
export function AnalysisAnswer<Answer extends object>({
  answered,
  skeleton,
  framed,
  children,
}: AnalysisAnswerProps<Answer>) {
  const translate = phrases.useTranslate();
  return (
    <AnswerPlace
      answered={answered}
      skeleton={skeleton}
      loading={translate('loading')}
      problem={(error, retry) => <AnalysisProblem framed={framed} error={error} retry={retry} />}
    >
      {(answer) => (isEmpty(answer) ? <NothingFound /> : children(answer))}
    </AnswerPlace>
  );
}

/** An answer in rows that has none. */
const isEmpty = (answer: object) => 'rows' in answer && Array.isArray(answer.rows) && answer.rows.length === 0;

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

import { coverageText, isUncovered, notCovered } from '@portal/contract';
import { createPhrases, useLanguage } from '@portal/shell';
import { AnswerPlace, type AnswerPlaceProps, Button, EmptyState } from '@portal/ui';
import { distinguishes } from '../covered/uncovered.ts';
import type { Answer, Catalogue } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { useWidening } from '../values/use-limits.ts';
import { AnalysisProblem } from './analysis-problem.tsx';
import { useQueryText } from './use-query-text.ts';

const phrases = createPhrases({
  zh_CN: {
    loading: '加载中',
    empty: '没有符合条件的数据',
    emptyText: '当前条件：%{query}',
    clearFilters: '清除筛选',
    latestMonths: '查看最近时间',
    uncovered: '未覆盖',
    uncoveredText: '当前版本没有这部分数据，不等于零。%{says}',
    undistinguishedText: '当前版本无“%{name}”明细，无法按它列出或计算份额。%{says}',
  },
  en: {
    loading: 'Loading',
    empty: 'No data for these conditions',
    emptyText: 'Asked: %{query}',
    clearFilters: 'Clear filters',
    latestMonths: 'Show the latest months',
    uncovered: 'Not covered',
    uncoveredText: 'The published release has no figures of this; that is not zero. %{says}',
    undistinguishedText:
      'The published release does not tell “%{name}” apart, so there is no list of it and no share. %{says}',
  },
});

interface AnalysisAnswerProps<Answered> extends Pick<AnswerPlaceProps<Answered>, 'answered' | 'skeleton' | 'children'> {
  /** It fills the page: what failed is a card of its own. */
  framed?: boolean;
}

/** The place of an answer in all its states: on its way, failed, refused, none, there. */
export function AnalysisAnswer<Answered extends object>({
  answered,
  skeleton,
  framed,
  children,
}: AnalysisAnswerProps<Answered>) {
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  return (
    <AnswerPlace
      answered={answered}
      skeleton={skeleton}
      loading={translate('loading')}
      problem={(error, retry) => <AnalysisProblem framed={framed} error={error} retry={retry} />}
    >
      {(answer) => {
        const undistinguished = undistinguishedIn(answer, catalogue);
        if (undistinguished !== undefined || isUnknown(answer))
          return <NotCovered answer={answer} undistinguished={undistinguished} />;
        return isEmpty(answer) ? <NothingFound /> : children(answer);
      }}
    </AnswerPlace>
  );
}

/** An answer in rows that has none, or none but sums of those that limits leave out. */
function isEmpty(answer: object): boolean {
  if (!('rows' in answer && Array.isArray(answer.rows))) return false;
  const { rows, outsideLimits = 0 } = answer as Pick<Answer, 'rows' | 'outsideLimits'>;
  return rows.length === 0 || (outsideLimits > 0 && rows.every(({ kind }) => kind !== 'row'));
}

const columnsIn = (answer: object): Answer['columns'] => ('columns' in answer ? (answer as Answer).columns : []);

/** A dimension of an answer that the release does not tell apart; undefined where there is none. */
const undistinguishedIn = (answer: object, catalogue: Catalogue | null) =>
  columnsIn(answer).find(({ kind, key }) => kind === 'dimension' && !distinguishes(catalogue, key));

/** An answer of whose question no month is covered. */
const isUnknown = (answer: object) => 'coverage' in answer && isUncovered(answer as Answer, {});

/** What was asked is not known, and why: nothing of it is zero. */
function NotCovered({
  answer,
  undistinguished,
}: {
  answer: object;
  undistinguished: Answer['columns'][number] | undefined;
}) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const covers = 'coverage' in answer ? coverageText(answer as Answer, language) : '';
  // Of what is not covered at all, the title has said it.
  const says = covers === notCovered(language) ? '' : covers;
  const text = undistinguished
    ? translate('undistinguishedText', { name: undistinguished.name, says })
    : translate('uncoveredText', { says });
  return (
    <div data-testid="not-covered">
      <EmptyState title={translate('uncovered')} text={text.trim()} action={<WiderActions />} />
    </div>
  );
}

/** What was asked, and one click to widen it. */
export function NothingFound() {
  const translate = phrases.useTranslate();
  const queryText = useQueryText();
  return (
    <EmptyState
      title={translate('empty')}
      text={translate('emptyText', { query: queryText })}
      action={<WiderActions />}
    />
  );
}

function WiderActions() {
  const translate = phrases.useTranslate();
  const { view, setView } = usePage();
  const { isNarrow, widen } = useWidening();
  return (
    <>
      {isNarrow && <Button onClick={widen}>{translate('clearFilters')}</Button>}
      {view.from && (
        <Button onClick={() => setView({ ...view, from: null, to: null })}>{translate('latestMonths')}</Button>
      )}
    </>
  );
}

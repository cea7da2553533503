import { type CallPayload, CallProblem, formatCount, questionsTo, useAnswer, useLanguage } from '@portal/shell';
import { AnswerPlace, Skeleton } from '@portal/ui';

const market = questionsTo('marketQuery');

const queryOf = (month: string): CallPayload<'marketQuery'> => ({
  dataset: 'sales',
  dataSources: ['DATASOURCE_ZD_LINGSHOU'],
  dateType: 'monthly',
  from: month,
  to: month,
  by: [],
  indicators: ['volume'],
});

/** The terminal retail volume of a month, such as 2026-09. */
export function RetailOfMonth({ month }: { month: string }) {
  const language = useLanguage();
  const answered = useAnswer(market, queryOf(month));
  return (
    <AnswerPlace
      answered={answered}
      loading="Loading"
      skeleton={<Skeleton height={24} />}
      problem={(error, retry) => (
        <CallProblem
          failed="Sales did not load"
          refused="This account has no access to Sales"
          error={error}
          retry={retry}
        />
      )}
    >
      {({ rows }) => <strong>{formatCount(rows[0]?.values.volume ?? null, language)}</strong>}
    </AnswerPlace>
  );
}

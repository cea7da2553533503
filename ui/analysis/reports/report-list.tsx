import { useLanguage } from '@portal/shell';
import { type Answered, Button, EmptyState, Pager } from '@portal/ui';
import { phrases } from './phrases.ts';
import { ReportCard } from './report-card.tsx';
import { ReportBones, ReportCards } from './report-cards.tsx';
import { ReportProblem } from './report-problem.tsx';
import { pageSize } from './report-view.ts';
import type { Found, ReportSource } from './source.ts';
import type { ReportAddress } from './use-report-address.ts';

interface ReportListProps {
  source: ReportSource;
  answered: Answered<Found>;
  address: ReportAddress;
  topicName: (key: string) => string;
}

/** The list in all its states: on its way, failed, empty, there. */
export function ReportList({ source, answered, address, topicName }: ReportListProps) {
  const { answer, error, waiting, retry } = answered;
  const language = useLanguage();
  const { view, searchOf } = address;
  if (error) return <ReportProblem source={source} framed error={error} retry={retry} />;
  if (!answer) return <ReportBones />;
  if (answer.items.length === 0) return <Nothing total={answer.total} address={address} />;
  return (
    <>
      <ReportCards waiting={waiting} name="report-list">
        {answer.items.map((item) => (
          <ReportCard key={item.reportId} item={item} address={address} topicName={topicName} />
        ))}
      </ReportCards>
      <Pager
        page={view.page}
        pages={Math.ceil(answer.total / pageSize)}
        searchOf={(page) => searchOf({ page })}
        language={language}
      />
    </>
  );
}

/** S8.023: what to do when nothing was found; behind the last page, the way to the first. */
function Nothing({ total, address }: { total: number; address: ReportAddress }) {
  const translate = phrases.useTranslate();
  const { narrow, amend } = address;
  const isBehindLast = total > 0;
  return (
    <EmptyState
      framed
      data-testid="reports-nothing"
      title={translate(isBehindLast ? 'nothingPage' : 'nothing')}
      text={isBehindLast ? undefined : translate('nothingText')}
      action={
        <Button onClick={() => (isBehindLast ? amend({ page: 1 }) : narrow({ text: '', topics: [] }))}>
          {translate(isBehindLast ? 'firstPage' : 'showAll')}
        </Button>
      }
    />
  );
}

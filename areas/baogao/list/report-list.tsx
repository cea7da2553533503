import { type Answered, Button, classNames, EmptyState, EntryBones, PageTurner } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { pageSize } from '../data/report-view.ts';
import type { ReportAddress } from '../data/use-report-address.ts';
import { ReportProblem } from '../frame/report-problem.tsx';
import { phrases } from '../phrases.ts';
import classes from './cards.module.css';
import { ReportCard } from './report-card.tsx';

interface ReportListProps {
  answered: Answered<Found>;
  address: ReportAddress;
  topicName: (key: string) => string;
  onTurn: () => void;
}

/** The list in all its states: on its way, failed, empty, there. */
export function ReportList({ answered, address, topicName, onTurn }: ReportListProps) {
  const translate = phrases.useTranslate();
  const { answer, error, waiting, retry } = answered;
  const { view, narrow } = address;
  if (error) return <ReportProblem framed error={error} retry={retry} />;
  if (!answer) return <Bones />;
  if (answer.items.length === 0) return <Nothing total={answer.total} narrow={narrow} />;
  const pages = Math.ceil(answer.total / pageSize);
  const turn = (page: number) => {
    narrow({ page });
    onTurn();
  };
  return (
    <>
      <ol
        className={classNames(classes.cards, waiting && classes.waiting)}
        aria-busy={waiting}
        data-testid="report-list"
      >
        {answer.items.map((item) => (
          <ReportCard key={item.reportId} item={item} address={address} topicName={topicName} />
        ))}
      </ol>
      <PageTurner
        page={view.page}
        pages={pages}
        onTurn={turn}
        label={translate('pages')}
        previous={translate('previousPage')}
        next={translate('nextPage')}
        where={translate('pageOf', { page: view.page, pages })}
      />
    </>
  );
}

/** S8.023: what to do when nothing was found; behind the last page, the way to the first. */
function Nothing({ total, narrow }: { total: number; narrow: ReportAddress['narrow'] }) {
  const translate = phrases.useTranslate();
  const isBehindLast = total > 0;
  return (
    <EmptyState
      framed
      data-testid="reports-nothing"
      title={translate(isBehindLast ? 'nothingPage' : 'nothing')}
      text={isBehindLast ? undefined : translate('nothingText')}
      action={
        <Button onClick={() => narrow(isBehindLast ? { page: 1 } : { text: '', topics: [] })}>
          {translate(isBehindLast ? 'firstPage' : 'showAll')}
        </Button>
      }
    />
  );
}

function Bones() {
  const translate = phrases.useTranslate();
  return (
    <div className={classes.cards} role="status" aria-label={translate('loading')}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <EntryBones key={card} pictured className={classes.card} />
      ))}
    </div>
  );
}

import { type Answered, Button, classNames, EmptyState, Skeleton } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import type { ReportAddress } from '../data/useReportAddress.ts';
import { CallProblem } from '../frame/CallProblem.tsx';
import { phrases } from '../phrases.ts';
import classes from './list.module.css';
import { Pages } from './Pages.tsx';
import { ReportCard } from './ReportCard.tsx';

interface ReportListProps {
  answered: Answered<Found>;
  address: ReportAddress;
  topicName: (key: string) => string;
  onTurn: () => void;
}

/** The list in all its states: on its way, failed, empty (S8.023), there. */
export function ReportList({ answered, address, topicName, onTurn }: ReportListProps) {
  const translate = phrases.useTranslate();
  const { answer, error, waiting, retry } = answered;
  const { view, narrow } = address;
  if (error)
    return (
      <div className={classes.state}>
        <CallProblem error={error} retry={retry} />
      </div>
    );
  if (!answer) return <Bones />;
  if (answer.items.length === 0)
    return (
      <div className={classes.state}>
        <EmptyState
          data-testid="reports-nothing"
          title={translate('nothing')}
          text={translate('nothingText')}
          action={<Button onClick={() => narrow({ text: '', topics: [] })}>{translate('showAll')}</Button>}
        />
      </div>
    );
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
      <Pages page={view.page} total={answer.total} onTurn={turn} />
    </>
  );
}

function Bones() {
  const translate = phrases.useTranslate();
  return (
    <div className={classes.cards} role="status" aria-label={translate('loading')}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <div key={card} className={classes.card}>
          <span className={classes.cover}>
            <Skeleton height="100%" />
          </span>
          <div className={classes.words}>
            <Skeleton height={20} width="80%" />
            <Skeleton height={14} className={classes.bone} />
            <Skeleton height={14} width="90%" className={classes.bone} />
            <Skeleton height={14} width="50%" className={classes.bone} />
          </div>
        </div>
      ))}
    </div>
  );
}

import { type Answered, Button, classNames, EmptyState, PageTurner, Skeleton } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { pageSize } from '../data/reportView.ts';
import type { ReportAddress } from '../data/useReportAddress.ts';
import { ReportProblem } from '../frame/ReportProblem.tsx';
import { phrases } from '../phrases.ts';
import classes from './list.module.css';
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
  if (error) return <ReportProblem framed error={error} retry={retry} />;
  if (!answer) return <Bones />;
  if (answer.items.length === 0)
    return (
      <EmptyState
        framed
        data-testid="reports-nothing"
        title={translate('nothing')}
        text={translate('nothingText')}
        action={<Button onClick={() => narrow({ text: '', topics: [] })}>{translate('showAll')}</Button>}
      />
    );
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

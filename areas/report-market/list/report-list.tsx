import { type Answered, classNames, EmptyList, EntryBones, ListFoot } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { pageSize } from '../data/market-view.ts';
import type { MarketAddress } from '../data/use-market-address.ts';
import { phrases } from '../phrases.ts';
import classes from './cards.module.css';
import { type FacetedReports, textLines } from './faceted-reports.ts';
import { MarketProblem } from './problem.tsx';
import { ReportCard } from './report-card.tsx';

interface ReportListProps {
  answered: Answered<Found>;
  address: MarketAddress;
  list: FacetedReports;
}

/** The list in all its states: on its way, failed, empty, there. */
export function ReportList({ answered, address, list }: ReportListProps) {
  const translate = phrases.useTranslate();
  const { answer, error, waiting, retry } = answered;
  if (error) return <MarketProblem framed error={error} retry={retry} />;
  if (!answer) return <Bones />;
  if (answer.items.length === 0)
    return (
      <EmptyList
        framed
        list={list}
        total={answer.total}
        before={textLines(address.view)}
        noneYet={translate('noneYet')}
      />
    );
  return (
    <>
      <ol
        className={classNames(classes.cards, waiting && classes.waiting)}
        aria-busy={waiting}
        data-testid="market-report-list"
      >
        {answer.items.map((item) => (
          <ReportCard key={item.reportId} item={item} address={address} nameOf={list.nameOf} />
        ))}
      </ol>
      <ListFoot {...list} bare size={pageSize} shown={answer.items.length} total={answer.total} />
    </>
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

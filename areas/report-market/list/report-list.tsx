import { useLanguage } from '@portal/shell';
import { type Answered, Button, classNames, EmptyState, EntryBones, type FacetNameOf, Pager } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { marketView, pageSize } from '../data/market-view.ts';
import type { MarketAddress } from '../data/use-market-address.ts';
import { phrases } from '../phrases.ts';
import classes from './cards.module.css';
import { MarketProblem } from './problem.tsx';
import { ReportCard } from './report-card.tsx';

interface ReportListProps {
  answered: Answered<Found>;
  address: MarketAddress;
  nameOf: FacetNameOf;
}

/** The list in all its states: on its way, failed, empty, there. */
export function ReportList({ answered, address, nameOf }: ReportListProps) {
  const language = useLanguage();
  const { answer, error, waiting, retry } = answered;
  if (error) return <MarketProblem framed error={error} retry={retry} />;
  if (!answer) return <Bones />;
  if (answer.items.length === 0) return <Nothing address={address} total={answer.total} />;
  return (
    <>
      <ol
        className={classNames(classes.cards, waiting && classes.waiting)}
        aria-busy={waiting}
        data-testid="market-report-list"
      >
        {answer.items.map((item) => (
          <ReportCard key={item.reportId} item={item} address={address} nameOf={nameOf} />
        ))}
      </ol>
      <Pager
        page={address.view.page}
        pages={Math.ceil(answer.total / pageSize)}
        searchOf={(page) => address.searchOf({ page })}
        language={language}
      />
    </>
  );
}

/** S8.023: what to do when nothing was found; behind the last page, the way to the first. */
function Nothing({ address, total }: { address: MarketAddress; total: number }) {
  const translate = phrases.useTranslate();
  const { view, narrow, amend } = address;
  const isBehindLast = total > 0;
  return (
    <EmptyState
      framed
      data-testid="market-nothing"
      title={translate(isBehindLast ? 'nothingPage' : 'nothing')}
      text={isBehindLast ? undefined : translate('nothingText')}
      action={
        <Button onClick={() => (isBehindLast ? amend({ page: 1 }) : narrow(marketView.widened(view)))}>
          {translate(isBehindLast ? 'firstPage' : 'clearFilters')}
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

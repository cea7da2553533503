import { useAnswer, useSubject } from '@portal/shell';
import { Button, type FacetNameOf, IconArrowLeft, Skeleton } from '@portal/ui';
import type { MarketQuery } from '../data/ask.ts';
import { opened } from '../data/ask.ts';
import type { MarketAddress } from '../data/use-market-address.ts';
import { MarketProblem } from '../list/problem.tsx';
import { phrases } from '../phrases.ts';
import { Reader } from '../reader/reader.tsx';
import { Contents } from './contents.tsx';
import { Offer } from './offer.tsx';
import classes from './report.module.css';
import { ReportHead } from './report-head.tsx';

interface ReportPageProps {
  address: MarketAddress;
  /** The list that it was opened from, which is asked anew when the report is ordered. */
  query: MarketQuery;
  nameOf: FacetNameOf;
}

/** A report's own page: what it is about, what it costs and what it is to the account; its reader stands in its place. */
export function ReportPage({ address, query, nameOf }: ReportPageProps) {
  const translate = phrases.useTranslate();
  const { view, toList, amend } = address;
  const { answer, error, retry } = useAnswer(opened, view.id);
  useSubject(answer?.item.title ?? '');
  const read = (isOpen: boolean) => amend({ page: view.page, read: isOpen });
  if (view.read && answer) return <Reader report={answer} onRenew={retry} onClose={() => read(false)} />;
  return (
    <div className={classes.page} data-testid="market-report">
      <div>
        <Button variant="quiet" icon={<IconArrowLeft />} onClick={toList} data-testid="market-report-back">
          {translate('backToList')}
        </Button>
      </div>
      {error ? (
        <MarketProblem framed error={error} retry={retry} gone={{ back: translate('backToList'), leave: toList }} />
      ) : answer ? (
        <>
          <ReportHead item={answer.item} nameOf={nameOf}>
            <Offer report={answer} query={query} onRead={() => read(true)} />
          </ReportHead>
          <Contents report={answer} />
        </>
      ) : (
        <Skeleton height={320} />
      )}
    </div>
  );
}

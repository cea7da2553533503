import { type Answered, EmptyList, ListFoot } from '@portal/ui';
import { ReportBones, ReportCards } from '@portal/ui/analysis';
import type { Found } from '../data/ask.ts';
import { pageSize } from '../data/market-view.ts';
import type { MarketAddress } from '../data/use-market-address.ts';
import { phrases } from '../phrases.ts';
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
  if (!answer) return <ReportBones />;
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
      <ReportCards waiting={waiting} name="market-report-list">
        {answer.items.map((item) => (
          <ReportCard key={item.reportId} item={item} address={address} nameOf={list.nameOf} />
        ))}
      </ReportCards>
      <ListFoot {...list} bare size={pageSize} shown={answer.items.length} total={answer.total} />
    </>
  );
}

import { changesIn } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { EmptyState, formatNumber } from '@portal/ui';
import { FiguresCard, LatestFigures, TableCard, useMarket, usePage } from '@portal/ui/analysis';
import { benefitDetails, wantedDetails } from '../../market/details.ts';
import { movesOf, movesTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { changeTable } from './change-table.ts';

/** When benefits began and ended, each with its day, what stood before and what stands now. */
export function CalendarPage() {
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const trend = useMarket(movesTrend);
  const answered = useMarket(movesOf);
  const { answer } = answered;
  const details = useAnswer(benefitDetails, wantedDetails(answer));
  const span = catalogue && movesTrend(view, catalogue);
  const isReady = answer && span && (details.answer || wantedDetails(answer) === null);
  const changes = isReady ? changesIn(answer, details.answer ?? [], span) : [];
  const [title, listTitle] = [translate('movesTitle'), translate('changesTitle')];
  const cut = answer?.cut;
  const failed = answered.error || !details.error ? answered : details;
  return (
    <>
      <LatestFigures
        answered={trend}
        figures={[
          { indicator: 'benefitMoves', inTenThousands: false },
          { indicator: 'begunBenefits', inTenThousands: false },
          { indicator: 'endedBenefits', inTenThousands: false },
        ]}
      />
      <FiguresCard
        title={title}
        caption={translate('movesNote')}
        answered={trend}
        height={300}
        figures={[
          { indicator: 'begunBenefits', as: 'count' },
          { indicator: 'endedBenefits', as: 'count' },
        ]}
        asBars
      />
      <TableCard
        title={listTitle}
        caption={[
          translate('changesNote'),
          cut
            ? translate('changesCut', {
                all: formatNumber(cut.all, 0),
                shown: formatNumber(cut.shown, 0),
                left: formatNumber(cut.all - cut.shown, 0),
              })
            : '',
        ].join(' ')}
        answered={{
          ...failed,
          // What is joined here is no question of the market alone.
          answer: isReady ? { ...answer } : undefined,
          waiting: answered.waiting || details.waiting,
        }}
        model={
          isReady
            ? changeTable(answer, changes, {
                day: translate('day'),
                what: translate('what'),
                before: translate('before'),
                now: translate('now'),
                until: translate('until'),
                valueBefore: translate('valueBefore'),
                valueNow: translate('valueNow'),
                difference: translate('difference'),
                means: translate('differenceMeans'),
                new: translate('new'),
                extended: translate('extended'),
                changed: translate('changed'),
                ended: translate('ended'),
                yuan: translate('yuan'),
              })
            : undefined
        }
        sorting={{ key: 'day', direction: 'descending' }}
        empty={<EmptyState title={translate('noChanges')} text={translate('noChangesText')} />}
      />
    </>
  );
}

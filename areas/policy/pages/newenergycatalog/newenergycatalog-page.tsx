import { AnnouncedCard, announcementTrend, BatchesCard, LatestFigures, OfList, useMarket } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';

/** The batches in which new-energy cars are announced: what each lists, and the way to its cars. */
export const NewenergycatalogPage = () => (
  <OfList>
    <Batches />
  </OfList>
);

function Batches() {
  const translate = phrases.useTranslate();
  const answered = useMarket(announcementTrend);
  const yoy = translate('yoy');
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'entries', changes: [{ indicator: 'yoyEntries', name: yoy }] },
          { indicator: 'enteredEntries' },
          { indicator: 'changedEntries' },
          { indicator: 'withdrawnEntries' },
        ]}
      />
      <BatchesCard caption={translate('batchesNote')} />
      <AnnouncedCard answered={answered} />
    </>
  );
}

import {
  AnnouncedCard,
  announcementTrend,
  BatchesCard,
  EntriesCard,
  LatestFigures,
  OfList,
  RankingView,
  useMarket,
} from '@portal/ui/analysis';
import { announcementsByFuel } from '../../market/announcement-questions.ts';
import { announcementRankings, listedIndicators } from '../../market/choices.ts';
import { ByFuelCard } from '../../parts/by-fuel-card.tsx';
import { phrases } from '../../phrases.ts';
import { UnsoldCard } from './unsold-card.tsx';

/** What the ministry lists batch by batch: which model of whom, how far it drives, and what is not sold yet. */
export const CataloguePage = () => (
  <OfList>
    <Listed />
  </OfList>
);

function Listed() {
  const translate = phrases.useTranslate();
  const answered = useMarket(announcementTrend);
  const yoy = translate('yoy');
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'entries', changes: [{ indicator: 'yoyEntries', name: yoy }] },
          { indicator: 'listedSubModels' },
          { indicator: 'listedBrands' },
          { indicator: 'listedRange', changes: [{ indicator: 'yoyListedRange', name: yoy }] },
        ]}
      />
      <AnnouncedCard answered={answered} />
      <ByFuelCard indicators={listedIndicators} question={announcementsByFuel} />
      <EntriesCard />
      <UnsoldCard />
      <BatchesCard />
      <RankingView scope={announcementRankings} />
    </>
  );
}

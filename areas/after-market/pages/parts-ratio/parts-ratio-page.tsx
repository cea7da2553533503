import { LatestFigures, RankingView, useMarket } from '@portal/ui/analysis';
import { ratioRankings } from '../../market/choices.ts';
import { servedOverYears } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What all parts of a car would cost beside the car itself: ranked by model, brand, segment or trim. */
export function PartsRatioPage() {
  const translate = phrases.useTranslate();
  const years = useMarket(servedOverYears);
  return (
    <>
      <LatestFigures
        answered={years}
        figures={[
          { indicator: 'partsToCar' },
          { indicator: 'serviceCost', changes: [{ indicator: 'yoyServiceCost', name: translate('yoy') }] },
          { indicator: 'msrp' },
        ]}
      />
      <RankingView scope={ratioRankings} />
    </>
  );
}

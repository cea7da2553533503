import { LatestFigures, RankingView, useMarket } from '@portal/ui/analysis';
import { technologyIndicators, technologyRankings } from '../../market/choices.ts';
import { technologyByFuel, technologyTrend } from '../../market/questions.ts';
import { ByFuelCard } from '../../parts/by-fuel-card.tsx';
import { phrases } from '../../phrases.ts';
import { RangeMixCard } from './range-mix-card.tsx';

/** What the electric cars that are sold can do: over time, by band of range, and who leads. */
export function TechnologyPage() {
  const translate = phrases.useTranslate();
  const answered = useMarket(technologyTrend);
  const yoy = translate('yoy');
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'range', changes: [{ indicator: 'yoyRange', name: yoy }] },
          { indicator: 'battery', changes: [{ indicator: 'yoyBattery', name: yoy }] },
          { indicator: 'power' },
          { indicator: 'energyTrims' },
        ]}
      />
      <ByFuelCard indicators={technologyIndicators} question={technologyByFuel} />
      <RangeMixCard />
      <RankingView scope={technologyRankings} />
    </>
  );
}

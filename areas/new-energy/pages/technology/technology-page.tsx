import { LatestFigures, RankingView, useMarket } from '@portal/ui/analysis';
import { technologyRankings } from '../../market/choices.ts';
import { technologyTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { ByFuelCard } from './by-fuel-card.tsx';
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
      <ByFuelCard />
      <RangeMixCard />
      <RankingView scope={technologyRankings} />
    </>
  );
}

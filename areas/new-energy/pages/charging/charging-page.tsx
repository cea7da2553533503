import { FiguresCard, LatestFigures, RankingView, useMarket } from '@portal/ui/analysis';
import { chargingRankings } from '../../market/choices.ts';
import { chargingTrend } from '../../market/questions.ts';
import { PlacesBoard } from '../../parts/places-board.tsx';
import { phrases } from '../../phrases.ts';

/** Where electric cars can charge, and how many share a point: over time, then place beside place. */
export function ChargingPage() {
  const translate = phrases.useTranslate();
  const answered = useMarket(chargingTrend);
  const title = translate('pointsTitle');
  const yoy = translate('yoy');
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'chargingPoints', inTenThousands: true, changes: [{ indicator: 'yoyPoints', name: yoy }] },
          { indicator: 'dcShare' },
          { indicator: 'nevsInUse', inTenThousands: true, changes: [{ indicator: 'yoyNevsInUse', name: yoy }] },
          { indicator: 'nevsPerPoint' },
        ]}
      />
      <FiguresCard
        alone
        title={title}
        answered={answered}
        height={420}
        figures={[
          { indicator: 'chargingPoints', as: 'count' },
          { indicator: 'nevsPerPoint', kind: 'line', as: 'number' },
        ]}
        panels
      />
      <PlacesBoard indicator="nevsPerPoint" />
      <RankingView scope={chargingRankings} />
    </>
  );
}

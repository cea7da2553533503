import { LatestFigures, PolicyFiguresCard, useMarket } from '@portal/ui/analysis';
import { penetrationTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { PartOnly } from '../part-only.tsx';
import { ComparedCard } from './compared-card.tsx';

/** How far new energy is: the whole market, then member beside member. */
export const PenetrationPage = () => (
  <PartOnly>
    <Penetration />
  </PartOnly>
);

function Penetration() {
  const translate = phrases.useTranslate();
  const answered = useMarket(penetrationTrend);
  const title = translate('trendTitle');
  const yoy = translate('yoy');
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'penetration', changes: [{ indicator: 'penetrationChange', name: yoy }] },
          { indicator: 'newEnergyVolume', inTenThousands: true, changes: [{ indicator: 'yoyNewEnergy', name: yoy }] },
          { indicator: 'volume', inTenThousands: true, changes: [{ indicator: 'yoy', name: yoy }] },
        ]}
      />
      <PolicyFiguresCard
        alone
        title={title}
        answered={answered}
        height={380}
        panels
        figures={[
          { indicator: 'newEnergyVolume', as: 'count' },
          { indicator: 'penetration', kind: 'line' },
        ]}
        forecast="newEnergyVolume"
      />
      <ComparedCard />
    </>
  );
}

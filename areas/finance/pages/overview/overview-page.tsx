import { LatestFigures, PartsCard, PeriodFigures, PolicyFiguresCard, useMarket } from '@portal/ui/analysis';
import { paymentTrend, waysTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Finance at a glance: how many cars are financed, what part of all that is, and by whom. */
export function OverviewPage() {
  const translate = phrases.useTranslate();
  const answered = useMarket(paymentTrend);
  const ways = useMarket((view, catalogue) => waysTrend(view, catalogue, false));
  const [title, structure] = [translate('trendTitle'), translate('waysTitle')];
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          {
            indicator: 'financePenetration',
            changes: [{ indicator: 'financePenetrationChange', name: translate('yoy') }],
          },
          {
            indicator: 'financedCars',
            inTenThousands: true,
            changes: [{ indicator: 'yoyFinanced', name: translate('yoy') }],
          },
          { indicator: 'captivePart' },
          { indicator: 'bankPart' },
        ]}
      />
      <PolicyFiguresCard
        title={title}
        caption={translate('citiesNote')}
        answered={answered}
        height={420}
        figures={[
          { indicator: 'financedCars', as: 'count' },
          { indicator: 'financePenetration', kind: 'line' },
        ]}
        forecast="financedCars"
        panels
      />
      <PartsCard title={structure} answered={ways} by="paymentKind" volume="retailVolume" />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}

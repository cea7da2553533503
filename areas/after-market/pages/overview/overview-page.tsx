import { Columns, FiguresCard, LatestFigures, PartsCard, PeriodFigures, useMarket } from '@portal/ui/analysis';
import { parcBy, parcTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The cars in use at a glance: how many, how old, and of which ages and fuels, year by year. */
export function OverviewPage() {
  const translate = phrases.useTranslate();
  const answered = useMarket(parcTrend);
  const ages = useMarket((view, known) => parcBy(view, known, 'ageClass'));
  const fuels = useMarket((view, known) => parcBy(view, known, 'fuelType'));
  const [title, agesTitle, fuelsTitle] = [translate('trendTitle'), translate('agesTitle'), translate('fuelsTitle')];
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          {
            indicator: 'carsInUse',
            inTenThousands: true,
            changes: [{ indicator: 'yoyCarsInUse', name: translate('yoy') }],
          },
          { indicator: 'meanAge' },
          { indicator: 'carsRegistered', inTenThousands: true },
          { indicator: 'survivalRate' },
        ]}
      />
      <FiguresCard
        title={title}
        caption={translate('parcNote')}
        answered={answered}
        height={400}
        figures={[
          { indicator: 'carsInUse', as: 'count' },
          { indicator: 'meanAge', kind: 'line', as: 'number' },
        ]}
        panels
      />
      <Columns>
        <PartsCard title={agesTitle} answered={ages} by="ageClass" volume="carsInUse" ordered />
        <PartsCard title={fuelsTitle} answered={fuels} by="fuelType" volume="carsInUse" />
      </Columns>
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}

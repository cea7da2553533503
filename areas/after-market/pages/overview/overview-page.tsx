import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Columns,
  indicatorChart,
  LatestFigures,
  PeriodFigures,
  structureChart,
  useMarket,
} from '@portal/ui/analysis';
import { parcBy, parcTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The cars in use at a glance: how many, how old, and of which ages and fuels, year by year. */
export function OverviewPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const answered = useMarket(parcTrend);
  const ages = useMarket((view, known) => parcBy(view, known, 'ageClass'));
  const fuels = useMarket((view, known) => parcBy(view, known, 'fuelType'));
  const [title, agesTitle, fuelsTitle] = [translate('trendTitle'), translate('agesTitle'), translate('fuelsTitle')];
  const others = translate('others');
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
      <ChartCard
        title={title}
        caption={translate('parcNote')}
        answered={answered}
        height={400}
        chart={(ready) =>
          indicatorChart(
            ready,
            {
              by: 'period',
              title,
              kind: 'column',
              figures: [
                { indicator: 'carsInUse', as: 'count' },
                { indicator: 'meanAge', kind: 'line', as: 'number' },
              ],
              panels: true,
            },
            language,
          )
        }
      />
      <Columns>
        <ChartCard
          title={agesTitle}
          answered={ages}
          chart={(ready) =>
            structureChart(
              ready,
              { by: 'ageClass', title: agesTitle, others, volume: 'carsInUse', ordered: true },
              language,
            )
          }
        />
        <ChartCard
          title={fuelsTitle}
          answered={fuels}
          chart={(ready) =>
            structureChart(ready, { by: 'fuelType', title: fuelsTitle, others, volume: 'carsInUse' }, language)
          }
        />
      </Columns>
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}

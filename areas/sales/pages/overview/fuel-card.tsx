import { useLanguage } from '@portal/shell';
import { Card, isNarrowedBy, Skeleton } from '@portal/ui';
import { AnalysisAnswer, Made, structureChart, useMarket, usePage } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { marketByFuel } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What drives the cars that are sold, over time. */
export function FuelCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const answered = useMarket(marketByFuel);
  const title = translate('fuelTitle');
  return (
    <Card
      title={title}
      caption={isNarrowedBy(view, 'fuelType') ? translate('fuelNote') : undefined}
      actions={<Made title={title} answer={answered.answer} />}
    >
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={460} />}>
        {(answer) => (
          <Chart
            titleHidden
            height={434}
            spec={structureChart(answer, { by: 'fuelType', title, others: '' }, language)}
          />
        )}
      </AnalysisAnswer>
    </Card>
  );
}

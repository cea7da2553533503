import { useAnswer, useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import { Chart } from '@portal/ui/charts';
import { structureChart } from '../../charts/structureChart.ts';
import { usePage } from '../../frame/context.ts';
import { SalesAnswer } from '../../frame/SalesAnswer.tsx';
import { market } from '../../market/ask.ts';
import { marketByFuel } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What drives the cars that are sold, over time. */
export function FuelCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const answered = useAnswer(market, catalogue && marketByFuel(view, catalogue));
  const title = translate('fuelTitle');
  return (
    <Card title={title} caption={view.filters.fuelType ? translate('fuelNote') : undefined}>
      <SalesAnswer answered={answered} skeleton={<Skeleton height={460} />}>
        {(answer) => (
          <Chart
            titleHidden
            height={434}
            spec={structureChart(answer, { by: 'fuelType', title, others: '' }, language)}
          />
        )}
      </SalesAnswer>
    </Card>
  );
}

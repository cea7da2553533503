import { useLanguage } from '@portal/shell';
import { Card, formatMonth } from '@portal/ui';
import { type CategoryChartSpec, Chart } from '@portal/ui/charts';
import type { ComingCars } from '../../market/events.ts';
import { phrases } from '../../phrases.ts';
import { monthsOf } from './narrowed.ts';

/** How many cars each month brings, with a presale price and without. */
export function MonthsCard({ cars }: { cars: ComingCars }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const months = monthsOf(cars);
  const title = translate('comingByMonth');
  const spec: CategoryChartSpec = {
    kind: 'stacked',
    asBars: true,
    title,
    language,
    categories: months.map(({ month }) => formatMonth(month)),
    series: (['presale', 'announced'] as const).map((stage) => ({
      key: stage,
      name: translate(stage),
      format: 'count',
      noun: translate('cars'),
      values: months.map((month) => month[stage]),
    })),
  };
  return (
    <Card title={title}>
      <Chart titleHidden height={220} spec={spec} />
    </Card>
  );
}

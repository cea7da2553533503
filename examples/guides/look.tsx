import { useLanguage } from '@portal/shell';
import { Card } from '@portal/ui';
import { type CategoryChartSpec, Chart } from '@portal/ui/charts';

/** A chart of figures that the page has made itself. */
export function StockByMonth({ months, cars }: { months: string[]; cars: number[] }) {
  const language = useLanguage();
  const title = language === 'en' ? 'Dealer stock' : '经销商库存';
  const spec: CategoryChartSpec = {
    kind: 'line',
    title,
    language,
    categories: months,
    series: [{ key: 'stock', name: title, values: cars, format: 'count' }],
  };
  return (
    <Card title={title}>
      <Chart titleHidden spec={spec} />
    </Card>
  );
}

import { useLanguage } from '@portal/shell';
import { formatMonth } from '@portal/ui';
import { Chart } from '@portal/ui/charts';
import type { Home } from '../../data/ask.ts';
import { phrases } from '../../phrases.ts';

/** How many policies were issued, month by month. */
export function MonthsChart({ months }: { months: Home['months'] }) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  const series = {
    key: 'total',
    name: translate('monthsSeries'),
    format: 'number' as const,
    noun: translate('monthsNoun'),
    values: months.map(({ count }) => count),
  };
  const categories = months.map(({ month }) => formatMonth(month));
  const spec = { kind: 'column' as const, title: translate('months'), language, categories, series: [series] };
  return <Chart titleHidden height={260} spec={spec} />;
}

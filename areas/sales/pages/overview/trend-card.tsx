import { useLanguage } from '@portal/shell';
import { ChartCard, marketChart, useMarket } from '@portal/ui/analysis';
import { marketTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Volume and growth of the market over the span. */
export function TrendCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const answered = useMarket(marketTrend);
  const title = translate('trendTitle');
  return (
    <ChartCard
      alone
      title={title}
      answered={answered}
      chart={(answer) => marketChart(answer, { title, volume: translate('volume'), yoy: translate('yoy') }, language)}
    />
  );
}

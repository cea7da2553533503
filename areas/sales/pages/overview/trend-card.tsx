import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import { AnalysisAnswer, marketChart, Share, tableOf, useMarket, usePage } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { marketTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Volume and growth of the market over the span. */
export function TrendCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const answered = useMarket(marketTrend);
  const title = translate('trendTitle');
  const model = answered.answer && tableOf(answered.answer, language, catalogue);
  return (
    <Card title={title} actions={<Share title={title} answer={answered.answer} model={model} />}>
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={346} />}>
        {(answer) => (
          <Chart
            titleHidden
            spec={marketChart(answer, { title, volume: translate('volume'), yoy: translate('yoy') }, language)}
          />
        )}
      </AnalysisAnswer>
    </Card>
  );
}

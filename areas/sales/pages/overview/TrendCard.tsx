import { useAnswer, useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import { tableOf } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { marketChart } from '../../charts/marketChart.ts';
import { usePage } from '../../frame/context.ts';
import { SalesAnswer } from '../../frame/SalesAnswer.tsx';
import { Share } from '../../frame/Share.tsx';
import { market } from '../../market/ask.ts';
import { marketTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Volume and growth of the market over the span. */
export function TrendCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const answered = useAnswer(market, catalogue && marketTrend(view, catalogue));
  const title = translate('trendTitle');
  const model = answered.answer && tableOf(answered.answer, language, catalogue);
  return (
    <Card title={title} actions={<Share title={title} answer={answered.answer} model={model} />}>
      <SalesAnswer answered={answered} skeleton={<Skeleton height={346} />}>
        {(answer) => (
          <Chart
            titleHidden
            spec={marketChart(answer, { title, volume: translate('volume'), yoy: translate('yoy') }, language)}
          />
        )}
      </SalesAnswer>
    </Card>
  );
}

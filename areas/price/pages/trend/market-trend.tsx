import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import { AnalysisAnswer, useMarket } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { periodLines } from '../../charts/period-lines.ts';
import { everything } from '../../market/choices.ts';
import { marketTrend } from '../../market/questions.ts';
import { ComparedField } from '../../parts/compared-field.tsx';
import { FiguresCard } from '../../parts/figures-card.tsx';
import { phrases } from '../../phrases.ts';
import { TrendKeys } from './trend-keys.tsx';

const lines = [
  { key: 'msrp', format: 'yuan' },
  { key: 'tp', format: 'yuan' },
  { key: 'discount', format: 'percent' },
] as const;

/** Both prices of all cars as lines, with the discount between them on an axis of its own. */
export function MarketTrend() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const answered = useMarket(marketTrend);
  const title = translate('trendTitle');
  return (
    <>
      <TrendKeys answered={answered} />
      <Card title={title} caption={translate('weighted')} actions={<ComparedField by={everything} />}>
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(answer) => <Chart titleHidden height={380} spec={periodLines(answer, { title, lines }, language)} />}
        </AnalysisAnswer>
      </Card>
      <FiguresCard answered={answered} title={title} />
    </>
  );
}

import { useLanguage } from '@portal/shell';
import { ChartCard, PeriodFigures, useMarket } from '@portal/ui/analysis';
import { periodLines } from '../../charts/period-lines.ts';
import { everything } from '../../market/choices.ts';
import { marketTrend } from '../../market/questions.ts';
import { ComparedField } from '../../parts/compared-field.tsx';
import { phrases } from '../../phrases.ts';
import { TrendKeys } from './trend-keys.tsx';

const lines = [
  { key: 'msrp', format: 'yuan' },
  { key: 'tp', format: 'yuan' },
  { key: 'discount', format: 'percent' },
] as const;

/** Both prices of all cars as lines, with the discount between them in a panel below. */
export function MarketTrend() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const answered = useMarket(marketTrend);
  const title = translate('trendTitle');
  return (
    <>
      <TrendKeys answered={answered} />
      <ChartCard
        title={title}
        caption={translate('weighted')}
        choices={<ComparedField by={everything} />}
        answered={answered}
        height={440}
        chart={(answer) => ({ ...periodLines(answer, { title, lines }, language), panels: true })}
      />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}

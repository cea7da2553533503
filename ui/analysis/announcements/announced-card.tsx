import { useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { ChartCard } from '../cards/chart-card.tsx';
import { indicatorChart } from '../charts/indicator-chart.ts';
import type { Answer } from '../page/ask.ts';
import { phrases } from './phrases.ts';

/** How many models are listed in each period, of which kind, and how far they drive. */
export function AnnouncedCard({ answered }: { answered: Answered<Answer> }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const title = translate('listedTitle');
  const chartOf = (ready: Answer) => {
    const figures = [
      ...(['enteredEntries', 'changedEntries', 'withdrawnEntries'] as const).map((indicator) => ({
        indicator,
        as: 'count' as const,
      })),
      { indicator: 'listedRange', kind: 'line' as const },
    ];
    return indicatorChart(ready, { by: 'period', title, kind: 'stacked', figures, panels: true }, language);
  };
  return (
    <ChartCard alone title={title} caption={translate('listedNote')} answered={answered} height={420} chart={chartOf} />
  );
}

import { useLanguage } from '@portal/shell';
import type { CategoryChartSpec } from '@portal/ui/charts';
import { ChartCard, type ChartCardProps } from '../cards/chart-card.tsx';
import { type IndicatorShape, indicatorChart } from '../charts/indicator-chart.ts';
import { PolicyField } from '../policies/policy-field.tsx';
import { usePolicyMarks } from '../policies/use-policy-marks.ts';

export interface FiguresCardProps
  extends Omit<ChartCardProps, 'chart'>,
    Pick<IndicatorShape, 'figures' | 'panels'>,
    Partial<Pick<IndicatorShape, 'by' | 'kind'>>,
    Pick<CategoryChartSpec, 'asBars' | 'behind' | 'events'> {}

/** Several figures of one answer in a picture: over time, as columns, unless it is said otherwise. */
export function FiguresCard({
  by = 'period',
  kind = 'column',
  figures,
  panels,
  asBars,
  behind,
  events,
  ...card
}: FiguresCardProps) {
  const language = useLanguage();
  return (
    <ChartCard
      {...card}
      chart={(ready) => ({
        ...indicatorChart(ready, { by, title: card.title, kind, figures, panels }, language),
        asBars,
        behind,
        events,
      })}
    />
  );
}

/** The same over time, with the policies that took effect in its months where the page marks them. */
export function PolicyFiguresCard({ caption, ...card }: Omit<FiguresCardProps, 'by' | 'choices' | 'events'>) {
  const { events, note } = usePolicyMarks(card.answered.answer);
  return (
    <FiguresCard
      {...card}
      caption={[caption, note].filter(Boolean).join(' ')}
      choices={<PolicyField />}
      events={events}
    />
  );
}

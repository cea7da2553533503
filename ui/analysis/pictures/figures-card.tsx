import { tableOf } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import type { CategoryChartSpec } from '@portal/ui/charts';
import { ChartCard, type ChartCardProps } from '../cards/chart-card.tsx';
import { type IndicatorShape, indicatorChart } from '../charts/indicator-chart.ts';
import { ForecastField } from '../forecast/forecast-field.tsx';
import { useForecast } from '../forecast/use-forecast.ts';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { Choices } from '../page/layout.tsx';
import { PolicyField } from '../policies/policy-field.tsx';
import { usePolicyMarks } from '../policies/use-policy-marks.ts';

export interface FiguresCardProps
  extends Omit<ChartCardProps, 'chart'>,
    Pick<IndicatorShape, 'figures' | 'panels'>,
    Partial<Pick<IndicatorShape, 'by' | 'kind'>>,
    Pick<CategoryChartSpec, 'asBars' | 'behind' | 'events'> {
  /** The figure that goes on beyond its latest period where the person wants a forecast. */
  forecast?: string;
}

/** Several figures of one answer in a picture: over time, as columns, unless it is said otherwise. */
export function FiguresCard({
  by = 'period',
  kind = 'column',
  figures,
  panels,
  asBars,
  behind,
  events,
  forecast,
  ...card
}: FiguresCardProps) {
  const language = useLanguage();
  const { catalogue } = usePage();
  const ahead = useForecast(forecast ? card.answered.answer : undefined, { indicator: forecast ?? '' });
  const { choices, caption, notes = [], table = (answer) => tableOf(answer, language, catalogue) } = card;
  return (
    <ChartCard
      {...card}
      {...(forecast && {
        choices: (
          <Choices>
            {choices}
            <ForecastField indicator={forecast} />
          </Choices>
        ),
        caption: [caption, ahead.text].filter(Boolean).join(' '),
        table: (answer: Answer) => ahead.onTable(table(answer)),
        notes: [...notes, ...ahead.notes],
      })}
      chart={(ready) =>
        ahead.onChart({
          ...indicatorChart(ready, { by, title: card.title, kind, figures, panels }, language),
          asBars,
          behind,
          events,
        })
      }
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

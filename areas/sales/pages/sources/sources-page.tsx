import { useLanguage } from '@portal/shell';
import { Card, EmptyState, SelectField } from '@portal/ui';
import {
  ChartCard,
  Choices,
  chartWords,
  ForecastField,
  gapChart,
  gapWords,
  periodAxis,
  TableCard,
  useForecast,
  usePage,
} from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';
import { BridgeCard } from './bridge-card.tsx';
import { GapKeys } from './gap-keys.tsx';
import { useGaps } from './use-gaps.ts';

/** Two sources side by side, how far they lie apart, and how that has drifted: compared, and never added. */
export function SourcesPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const { answered, pair, shape, gaps, last, drift, table } = useGaps();
  const { answer } = answered;
  const columns = { [shape.first.id]: 'first', [shape.second.id]: 'second' };
  const forecast = useForecast(answer, { by: 'dataSource', indicator: 'volume', columns });
  const ahead = forecast.onTable(table);
  const words = gapWords(language);
  const title = translate('sourcesTitle', { first: shape.first.name, second: shape.second.name });
  const periods = gaps.map(({ key }) => key);
  const axis = answer && periodAxis(answer, periods, language);
  if (pair?.second === null)
    return (
      <Card>
        <EmptyState title={translate('oneSource')} text={translate('oneSourceText')} />
      </Card>
    );
  return (
    <>
      <Choices note={translate('sourcesNote')}>
        <SelectField
          label={translate('otherSource')}
          labelHidden
          title={translate('otherSource')}
          name="against"
          value={pair?.second ?? ''}
          options={(catalogue?.dataSources ?? [])
            .filter(({ key }) => key !== pair?.first)
            .map(({ key, name }) => ({ value: key, label: translate('againstSource', { name }) }))}
          onChange={(value) => setChoice('against', value, '')}
        />
        <ForecastField indicator="volume" />
      </Choices>
      <GapKeys answered={answered} shape={shape} last={last} drift={drift} />
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={[translate('gapNote'), forecast.text].filter(Boolean).join(translate('stop'))}
        answered={answered}
        height={380}
        chart={(ready) => forecast.onChart(gapChart(gaps, shape, { ...chartWords(ready, title, language), ...axis }))}
        table={() => ahead}
        notes={forecast.notes}
      />
      <ChartCard
        title={translate('ratioTitle')}
        caption={words.ratioMeans}
        answered={answered}
        chart={(ready) => ({
          ...chartWords(ready, translate('ratioTitle'), language),
          kind: 'line',
          categories: gaps.map(({ name }) => name),
          ...axis,
          series: [{ key: 'ratio', name: words.ratio, format: 'percent', values: gaps.map(({ ratio }) => ratio) }],
        })}
        table={() => table}
      />
      <BridgeCard />
      <TableCard
        below
        title={title}
        answered={answered}
        model={ahead}
        notes={forecast.notes}
        sorting={{ key: 'period', direction: 'descending' }}
      />
    </>
  );
}

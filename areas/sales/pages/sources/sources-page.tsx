import { useLanguage } from '@portal/shell';
import {
  Card,
  countFigure,
  EmptyState,
  emptyText,
  formatRatio,
  KeyFigure,
  KeyFigures,
  pointsUnit,
  SelectField,
} from '@portal/ui';
import {
  ChartCard,
  Choices,
  chartWords,
  crossValues,
  driftsOf,
  type GapFigure,
  gapChart,
  gapOf,
  gapTable,
  gapWords,
  membersOf,
  periodAxis,
  TableCard,
  useCountOptions,
  useMarket,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { sourcesByPeriod } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { BridgeCard } from './bridge-card.tsx';
import { readSources } from './read-sources.ts';

/** Two sources side by side, how far they lie apart, and how that has drifted: compared, and never added. */
export function SourcesPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, catalogue, view, setChoice, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const options = useCountOptions();
  const sources = catalogue?.dataSources ?? [];
  const pair = catalogue && readSources(search, view, catalogue);
  const answered = useMarket((shown, known) => sourcesByPeriod(shown, known, readSources(search, shown, known)));
  const { answer, error } = answered;
  const volume = catalogue?.indicators.find(({ key }) => key === 'volume');
  const figureOf = (key: string): GapFigure => {
    const source = sources.find((candidate) => candidate.key === key);
    return {
      id: key,
      name: source?.name ?? key,
      format: volume?.format ?? 'count',
      unit: volume?.unit ?? '',
      definition: source?.definition ?? '',
      formula: volume?.formula ?? '',
    };
  };
  const shape = {
    first: figureOf(pair?.first ?? ''),
    second: figureOf(pair?.second ?? ''),
    period: nameOf('dimensions', 'period'),
  };
  const valueAt = answer && crossValues(answer, 'period', 'dataSource', 'volume');
  const gaps =
    answer && pair && valueAt
      ? membersOf(answer, 'period').map(({ key, name }) =>
          gapOf({ key, name, first: valueAt(key, pair.first), second: pair.second && valueAt(key, pair.second) }),
        )
      : [];
  const words = gapWords(language);
  const last = gaps.findLast(({ ratio }) => ratio !== null);
  const drift = driftsOf(gaps).get(last?.key ?? '');
  const title = translate('sourcesTitle', { first: shape.first.name, second: shape.second.name });
  const table = { ...gapTable(gaps, shape, language), of: answer };
  const axis =
    answer &&
    periodAxis(
      answer,
      gaps.map(({ key }) => key),
      language,
    );
  if (pair?.second === null)
    return (
      <Card>
        <EmptyState title={translate('oneSource')} text={translate('oneSourceText')} />
      </Card>
    );
  const textOf = (text: string) => (answer ? text : error ? emptyText : undefined);
  const counted = (value: number | null | undefined) => {
    const figure = countFigure(value, shape.first.unit, language, options);
    return { value: textOf(figure.value), unit: figure.unit };
  };
  return (
    <>
      <Choices note={translate('sourcesNote')}>
        <SelectField
          label={translate('otherSource')}
          labelHidden
          title={translate('otherSource')}
          name="against"
          value={pair?.second ?? ''}
          options={sources
            .filter(({ key }) => key !== pair?.first)
            .map(({ key, name }) => ({ value: key, label: translate('againstSource', { name }) }))}
          onChange={(value) => setChoice('against', value, '')}
        />
      </Choices>
      <KeyFigures columns={4} framed>
        <KeyFigure name={last ? `${shape.first.name} · ${last.name}` : shape.first.name} {...counted(last?.first)} />
        <KeyFigure name={shape.second.name} {...counted(last?.second)} />
        <KeyFigure name={words.difference} means={[words.differenceMeans]} {...counted(last?.difference)} />
        <KeyFigure
          name={words.ratio}
          means={[words.ratioMeans, words.driftMeans]}
          value={textOf(formatRatio(last?.ratio ?? null))}
          changes={[
            { name: translate('drift'), value: drift, format: 'points', unit: pointsUnit[language], quiet: true },
          ]}
        />
      </KeyFigures>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={translate('gapNote')}
        answered={answered}
        height={380}
        chart={(ready) => gapChart(gaps, shape, { ...chartWords(ready, title, language), ...axis })}
        table={() => table}
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
        model={table}
        sorting={{ key: 'period', direction: 'descending' }}
      />
    </>
  );
}

import type { Language } from '@portal/contract';
import { crossFormers, crossValues, filledIn, membersOf, tablePhrases } from '@portal/contract';
import { type CategoryChartSpec, type ChartSeries, othersKey } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { periodAxis } from './period-axis.ts';

/** As many parts as are told apart by colour; the smallest beyond stand together. */
const mostParts = 10;

const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

function folded(series: ChartSeries[], others: string): ChartSeries[] {
  if (series.length <= mostParts) return series;
  const largest = [...series].sort((a, b) => sum(b.values) - sum(a.values)).slice(0, mostParts - 1);
  const rest = series.filter((chartSeries) => !largest.includes(chartSeries));
  const values = (rest[0]?.values ?? []).map((_, at) => {
    const parts = rest.map((chartSeries) => chartSeries.values[at] ?? null);
    return parts.every((part) => part === null) ? null : sum(parts);
  });
  // The parts keep the order in which the market lists them.
  return [
    ...series.filter((chartSeries) => largest.includes(chartSeries)),
    { key: othersKey, name: others, format: 'count', values },
  ];
}

export interface StructureShape {
  by: string;
  title: string;
  /** What the smallest parts together are called, where it is not "Others". */
  others?: string;
  /** What is counted, where it is not the sales. */
  volume?: string;
  /** Parts with an order of their own (`ordered` in the catalogue), such as price bands, go from light to dark. */
  ordered?: boolean;
}

/** The parts of the market over time as shares that add up to 100 %, made of the volumes. */
export function structureChart(
  answer: Answer,
  { by, title, volume = 'volume', ordered, others }: StructureShape,
  language: Language,
): CategoryChartSpec {
  const periods = membersOf(answer, 'period');
  const volumeAt = crossValues(answer, 'period', by, volume);
  const formerAt = crossFormers(answer, 'period', by, volume);
  const series = membersOf(answer, by).map(
    ({ key, name }): ChartSeries => ({
      key,
      name,
      format: 'count',
      values: periods.map((period) => volumeAt(period.key, key)),
      formers: periods.map((period) => formerAt(period.key, key)),
    }),
  );
  return {
    ...chartWords(answer, title, language),
    kind: 'stackedShare',
    members: { series: by, categories: { dimension: 'period', keys: periods.map(({ key }) => key) } },
    isOrdered: ordered,
    // An area would slope down to a period that nobody delivered, as if it had fallen to nothing.
    asBars: periods.some((_, at) => series.every(({ values }) => values[at] === null)),
    ...periodAxis(
      answer,
      periods.map(({ key }) => key),
      language,
    ),
    series: folded(series, others ?? filledIn(tablePhrases[language].others, {})),
  };
}

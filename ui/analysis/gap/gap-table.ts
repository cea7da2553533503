import type { Language, TableColumn, TableModel } from '@portal/contract';
import type { CategoryChartSpec, ChartWords } from '@portal/ui/charts';
import { drawnAs, nounOf } from '../charts/figure-of.ts';
import { driftsOf, type Gap } from './gap-of.ts';
import { gapWords } from './gap-words.ts';

/** A figure that stands on one side of a gap. */
export interface GapFigure extends Pick<TableColumn, 'name' | 'format' | 'unit' | 'definition' | 'formula'> {
  /** Decides its colour. */
  id: string;
}

export interface GapShape {
  first: GapFigure;
  second: GapFigure;
  /** What periods are called. */
  period: string;
}

/** Whether two figures can be set against each other: yuan less cars is nothing. */
export const isAlike = ({ first, second }: Pick<GapShape, 'first' | 'second'>): boolean =>
  first.unit === second.unit && first.format === second.format;

const indicator = (key: string, { id: _, ...figure }: GapFigure): TableColumn => ({
  key,
  kind: 'indicator',
  growth: false,
  ...figure,
});

/** Two figures side by side, the latest period first, with difference, ratio and its drift where they are alike. */
export function gapTable(gaps: readonly Gap[], shape: GapShape, language: Language): TableModel {
  const { first, second, period } = shape;
  const words = gapWords(language);
  const drifts = driftsOf(gaps);
  const compared: TableColumn[] = [
    { ...indicator('difference', first), name: words.difference, definition: words.differenceMeans, formula: '' },
    {
      key: 'ratio',
      name: words.ratio,
      kind: 'indicator',
      format: 'percent',
      unit: '',
      growth: false,
      definition: words.ratioMeans,
      formula: '',
    },
    {
      key: 'drift',
      name: words.drift,
      kind: 'indicator',
      format: 'points',
      unit: '',
      growth: true,
      quiet: true,
      definition: words.driftMeans,
      formula: words.driftFormula,
    },
  ];
  return {
    columns: [
      {
        key: 'period',
        name: period,
        kind: 'dimension',
        format: null,
        unit: '',
        growth: false,
        definition: '',
        formula: '',
      },
      indicator('first', first),
      indicator('second', second),
      ...(isAlike(shape) ? compared : []),
    ],
    rows: [...gaps].reverse().map(({ key, name, ...values }) => ({
      id: key,
      kind: 'row' as const,
      keys: { period: key },
      names: { period: name },
      values: { ...values, drift: drifts.get(key) ?? null },
    })),
    cut: null,
  };
}

/** Both figures as lines, with their difference as columns. */
export function gapChart(
  gaps: readonly Gap[],
  { first, second }: Pick<GapShape, 'first' | 'second'>,
  words: ChartWords & Partial<CategoryChartSpec>,
): CategoryChartSpec {
  const series = (key: string, name: string, of: 'first' | 'second' | 'difference') => ({
    key,
    name,
    format: drawnAs(first),
    ...nounOf(first),
    values: gaps.map((gap) => gap[of]),
  });
  return {
    kind: 'line',
    categories: gaps.map(({ name }) => name),
    ...words,
    series: [
      series(first.id, first.name, 'first'),
      series(second.id, second.name, 'second'),
      { ...series('difference', gapWords(words.language).difference, 'difference'), kind: 'column' },
    ],
  };
}

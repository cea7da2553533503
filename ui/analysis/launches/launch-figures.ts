import { isGrowth, type Language, type MarketCatalogue, type TableColumn, type TableModel } from '@portal/contract';
import { addMonths, formatMonth } from '@portal/ui';
import type { CategoryChartSpec } from '@portal/ui/charts';
import { chartWords } from '../charts/chart-words.ts';
import { figureOf } from '../charts/figure-of.ts';
import type { Answer } from '../page/ask.ts';
import type { LaunchLine, LaunchQuery } from './since-launch.ts';

/** Lines by months since launch, and what is said of them. */
export interface LaunchShape {
  by: LaunchQuery['by'];
  indicator: LaunchQuery['indicator'];
  title: string;
  lines: readonly LaunchLine[];
  nameOf: (key: string) => string;
  /** So many months from the launch on stand there at least, for what is shown beside the lines; 0 when absent. */
  least?: number;
  words: {
    axis: string;
    means: string;
    month: (n: number) => string;
    launched: (name: string, month: string) => string;
  };
}

/** The months that the longest lines have, by their distance from the launch. */
function monthsOf({ lines, least = 0 }: LaunchShape): number[] {
  const begin = -Math.max(0, ...lines.map(({ early }) => early.length));
  const end = Math.max(least, ...lines.map(({ values }) => values.length));
  return Array.from({ length: end - begin }, (_, at) => begin + at);
}

const valueAt = ({ values, early }: LaunchLine, at: number): number | null =>
  (at < 0 ? early[early.length + at] : values[at]) ?? null;

/** What is told of the answers as one: the months from the first launch on, and what they do not cover. */
export function answerAbout(sold: readonly Answer[], lines: readonly LaunchLine[]): Answer | undefined {
  const [first, last] = [sold[0], sold.at(-1)];
  if (!first || !last) return undefined;
  const [from = last.period.from] = lines.map(({ launch, early }) => addMonths(launch, -early.length)).sort();
  return {
    ...first,
    rows: sold.flatMap(({ rows }) => rows),
    period: { ...last.period, from },
    coverage: sold.flatMap(({ coverage }) => coverage),
  };
}

/** A line for each member; the month of the launch stands at the same place for all. */
export function launchChart(answer: Answer, shape: LaunchShape, language: Language): CategoryChartSpec {
  const months = monthsOf(shape);
  const { format, noun } = figureOf(answer, shape.indicator);
  return {
    ...chartWords(answer, shape.title, language),
    kind: 'line',
    categories: months.map(shape.words.month),
    fromFirst: true,
    members: { series: shape.by },
    series: shape.lines.map((line) => ({
      key: line.key,
      name: `${shape.nameOf(line.key)} · ${formatMonth(line.launch)}`,
      format,
      noun,
      who: shape.nameOf(line.key),
      values: months.map((at) => valueAt(line, at)),
    })),
  };
}

/** The same figures as a table: a row for each month since launch, a column for each member. */
export function launchTable(answer: Answer, shape: LaunchShape, catalogue: MarketCatalogue | null): TableModel {
  const { by, indicator, lines, nameOf, words } = shape;
  const column = answer.columns.find(({ key }) => key === indicator);
  if (!column) return { columns: [], rows: [], cut: null };
  const formula = catalogue?.indicators.find(({ key }) => key === indicator)?.formula ?? '';
  const months = monthsOf(shape);
  const head: TableColumn = {
    key: 'sinceLaunch',
    kind: 'dimension',
    name: words.axis,
    format: null,
    unit: '',
    definition: words.means,
    formula: '',
    growth: false,
    // Months before the launch stand before it: by spelling, -1 would come before -3.
    order: months.map(String),
  };
  return {
    columns: [
      head,
      ...lines.map((line) => ({
        ...column,
        key: `m:${line.key}`,
        name: words.launched(nameOf(line.key), formatMonth(line.launch)),
        formula,
        growth: isGrowth(catalogue, indicator),
        member: { dimension: by, key: line.key, name: nameOf(line.key) },
      })),
    ],
    rows: months.map((at) => ({
      id: String(at),
      kind: 'row',
      keys: { sinceLaunch: String(at) },
      names: { sinceLaunch: words.month(at) },
      values: Object.fromEntries(lines.map((line) => [`m:${line.key}`, valueAt(line, at)])),
      unbased: lines.flatMap(({ key, unknown }) => (unknown.includes(at) ? [`m:${key}`] : [])),
    })),
    cut: null,
    of: answer,
  };
}

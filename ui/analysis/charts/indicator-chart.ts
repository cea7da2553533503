import { isMoney, type Language, membersOf, saysUnit } from '@portal/contract';
import type { CategoryChartSpec, ChartKind, ChartSeries, SeriesFormat } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { nounOf } from './figure-of.ts';
import { periodAxis } from './period-axis.ts';

/** A figure as a series. */
export interface FigureSeries {
  indicator: string;
  /** Another kind than the chart's. */
  kind?: ChartSeries['kind'];
  /** How its values are meant; absent: ratios as such, money as amounts, and counts as they are, their unit in the name. */
  as?: SeriesFormat;
}

export interface IndicatorShape {
  /** The dimension whose members are the categories: periods, or what is listed. */
  by: string;
  title: string;
  kind: ChartKind;
  figures: readonly FigureSeries[];
  /** Each unit has a panel of its own. */
  panels?: boolean;
}

/** A name, and in what it is counted. */
export const namedWithUnit = (name: string, unit: string, language: Language): string =>
  unit === '' || saysUnit(name, unit) ? name : language === 'en' ? `${name} (${unit})` : `${name}（${unit}）`;

/** A mean of counts as it is written: nobody reads a thousandth of a yuan. */
export const whole = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value);

/**
 * Several figures of one answer beside each other, a series for each. Counts are drawn as they are unless it is said
 * otherwise: they are means for a car, of which every yuan is drawn where no other unit is chosen.
 */
export function indicatorChart(
  answer: Answer,
  { by, title, kind, figures, panels }: IndicatorShape,
  language: Language,
): CategoryChartSpec {
  const members = membersOf(answer, by);
  const rows = members.map(({ key }) => answer.rows.find((row) => row.kind === 'row' && row.keys[by] === key));
  const axis =
    by === 'period'
      ? periodAxis(
          answer,
          members.map(({ key }) => key),
          language,
        )
      : { categories: members.map(({ name }) => name) };
  return {
    ...chartWords(answer, title, language),
    kind,
    panels,
    ...axis,
    series: figures.flatMap(({ indicator, kind: own, as }): ChartSeries[] => {
      const column = answer.columns.find(({ key }) => key === indicator);
      if (!column) return [];
      const isAmount = as === undefined && column.format === 'count' && isMoney(column.unit);
      const isPlain = as === undefined && !isAmount && (column.format === 'count' || column.format === null);
      const written = (value: number | null | undefined) =>
        isAmount || (isPlain && column.format === 'count') ? whole(value) : (value ?? null);
      return [
        {
          key: indicator,
          name: isPlain ? namedWithUnit(column.name, column.unit, language) : column.name,
          ...nounOf(column),
          format: isPlain ? 'number' : isAmount ? 'amount' : (as ?? column.format ?? 'number'),
          values: rows.map((row) => written(row?.values[indicator])),
          formers: rows.map((row) => written(row?.revised?.[indicator])),
          ...(own && { kind: own }),
        },
      ];
    }),
  };
}

import type { Language } from '@portal/contract';
import { crossValues, isMoney, isUncovered, membersOf } from '@portal/contract';
import type { ChartFigure, ColourScale, HeatChartSpec } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf, nounOf } from './figure-of.ts';
import { namedWithUnit, whole } from './indicator-chart.ts';
import { periodAxis } from './period-axis.ts';

export interface HeatShape extends ColourScale {
  /** The dimensions whose members are the rows and the columns; columns may be `period`. */
  rows: string;
  columns: string;
  indicator: string;
  title: string;
}

/** What is counted otherwise than in cars or money is written as it is, its unit in the name. */
function bareFigure(answer: Answer, indicator: string, language: Language): ChartFigure {
  const column = answer.columns.find(({ key }) => key === indicator);
  if (column?.format !== 'count' || isMoney(column.unit)) return figureOf(answer, indicator);
  return { name: namedWithUnit(column.name, column.unit, language), format: 'number', ...nounOf(column) };
}

/**
 * One figure of two dimensions as coloured cells, in the order of the answer. What nobody delivered is told apart from
 * what there is no figure of.
 */
export function heatChart(answer: Answer, shape: HeatShape, language: Language): HeatChartSpec {
  const { rows, columns, indicator, title, scale, middle } = shape;
  const down = membersOf(answer, rows);
  const across = membersOf(answer, columns);
  const headOf = (key: string) => answer.columns.find((column) => column.key === key)?.name ?? '';
  const valueAt = crossValues(answer, rows, columns, indicator);
  const value = bareFigure(answer, indicator, language);
  const written = (number: number | null) =>
    value.format === 'number' || value.format === 'amount' ? whole(number) : number;
  const heads =
    columns === 'period'
      ? periodAxis(
          answer,
          across.map(({ key }) => key),
          language,
        ).categories
      : [];
  return {
    ...chartWords(answer, title, language),
    kind: 'heat',
    members: { rows, columns },
    scale,
    middle,
    rowsName: headOf(rows),
    rows: down,
    columns: across.map(({ key, name }, at) => ({ key, name: heads[at] ?? name })),
    value,
    values: down.map((row) => across.map((column) => written(valueAt(row.key, column.key)))),
    uncovered: down.map((row) =>
      across.map((column) => isUncovered(answer, { [rows]: row.key, [columns]: column.key })),
    ),
  };
}

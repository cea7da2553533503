import type { Language } from '@portal/contract';
import { crossValues, isUncovered, membersOf } from '@portal/contract';
import type { ColourScale, HeatChartSpec } from '@portal/ui/charts';
import type { Answer } from '../frame/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';
import { periodAxis } from './period-axis.ts';

export interface HeatShape extends ColourScale {
  /** The dimensions whose members are the rows and the columns; columns may be `period`. */
  rows: string;
  columns: string;
  indicator: string;
  title: string;
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
    value: figureOf(answer, indicator),
    values: down.map((row) => across.map((column) => valueAt(row.key, column.key))),
    uncovered: down.map((row) =>
      across.map((column) => isUncovered(answer, { [rows]: row.key, [columns]: column.key })),
    ),
  };
}

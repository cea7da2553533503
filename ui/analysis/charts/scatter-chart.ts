import type { Language } from '@portal/contract';
import type { ScatterChartSpec } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';

export interface ScatterShape {
  /** The dimension whose members are the dots. */
  by: string;
  /** The figures of both axes. */
  x: string;
  y: string;
  title: string;
  /** Those of the two that are levels, such as shares, and no changes: their axes begin at nothing. */
  levels?: readonly string[];
}

/** The rows of an answer as dots by two of its figures; a dot of which a figure is not known is not drawn. */
export function scatterChart(answer: Answer, shape: ScatterShape, language: Language): ScatterChartSpec {
  const { by, x, y, title, levels = [] } = shape;
  const axis = (figure: string) => ({ ...figureOf(answer, figure), ...(levels.includes(figure) && { isLevel: true }) });
  return {
    ...chartWords(answer, title, language),
    kind: 'scatter',
    members: by,
    x: axis(x),
    y: axis(y),
    points: answer.rows.map(({ keys, names, values }) => ({
      key: keys[by] ?? '',
      name: names[by] ?? '',
      x: values[x] ?? null,
      y: values[y] ?? null,
    })),
  };
}

import type { Language } from '@portal/contract';
import type { QuadrantChartSpec } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';

export interface QuadrantShape extends Pick<QuadrantChartSpec, 'parts'> {
  by: string;
  /** Indicators of the axes, such as yoy and shareChange, and of the size of the dots. */
  x: string;
  y: string;
  size?: string;
  /** Keys of the members that the page is about. */
  marked?: readonly string[];
  title: string;
}

/** The members of a dimension between two changes. */
export function quadrantChart(answer: Answer, shape: QuadrantShape, language: Language): QuadrantChartSpec {
  const { by, x, y, size, marked = [], title, parts } = shape;
  return {
    ...chartWords(answer, title, language),
    kind: 'quadrant',
    members: by,
    x: figureOf(answer, x),
    y: figureOf(answer, y),
    ...(size && { size: figureOf(answer, size) }),
    parts,
    points: answer.rows
      .filter(({ kind, unnamed }) => kind === 'row' && !unnamed)
      .map(({ keys, names, values }) => ({
        key: keys[by] ?? '',
        name: names[by] ?? '',
        x: values[x] ?? null,
        y: values[y] ?? null,
        ...(size && { size: values[size] ?? null }),
        marked: marked.includes(keys[by] ?? ''),
      })),
  };
}

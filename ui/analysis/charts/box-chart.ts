import type { Language } from '@portal/contract';
import type { BoxChartSpec, Spread } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';

export interface BoxShape {
  /** The dimension of the boxes, such as `segment`. */
  by: string;
  /** The figures of each box, which the market has worked out, and how many were counted. */
  spread: Readonly<Record<keyof Spread, string>>;
  count: string;
  /** What is spread, in words. */
  value: string;
  title: string;
  /** As many boxes as are drawn, in the order of the answer; all unless said. */
  most?: number;
}

/** How a figure is spread within each member of a dimension. */
export function boxChart(answer: Answer, shape: BoxShape, language: Language): BoxChartSpec {
  const { by, spread, count, value, title, most } = shape;
  const rows = answer.rows
    .filter(({ kind, unnamed }) => kind === 'row' && !unnamed)
    .slice(0, most)
    .map(({ keys, names, values }) => {
      const at = (key: keyof Spread) => values[spread[key]] ?? null;
      const [low, q1, median, q3, high] = [at('low'), at('q1'), at('median'), at('q3'), at('high')];
      const isThere = low !== null && q1 !== null && median !== null && q3 !== null && high !== null;
      return {
        key: keys[by] ?? '',
        name: names[by] ?? '',
        count: values[count] ?? 0,
        spread: isThere ? { low, q1, median, q3, high } : null,
      };
    });
  return {
    ...chartWords(answer, title, language),
    kind: 'box',
    members: by,
    value: { ...figureOf(answer, spread.median), name: value },
    counted: figureOf(answer, count).name,
    rows,
  };
}

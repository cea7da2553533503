import type { Language } from '@portal/contract';
import { membersOf } from '@portal/contract';
import { type BoxChartSpec, spreadOf } from '@portal/ui/charts';
import type { Answer } from '../frame/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';

export interface BoxShape {
  /** The dimension of the boxes, such as `segment`, and the one whose members are spread in each, such as `subModel`. */
  by: string;
  of: string;
  indicator: string;
  title: string;
}

/** How a figure of the members of one dimension is spread within each member of another. */
export function boxChart(answer: Answer, { by, of, indicator, title }: BoxShape, language: Language): BoxChartSpec {
  const rows = membersOf(answer, by).map((member) => {
    const values = answer.rows.flatMap(({ kind, keys, values: figures }) => {
      const value = figures[indicator] ?? null;
      return kind === 'row' && keys[by] === member.key && value !== null ? [value] : [];
    });
    return { ...member, count: values.length, spread: spreadOf(values) };
  });
  return {
    ...chartWords(answer, title, language),
    kind: 'box',
    members: by,
    value: figureOf(answer, indicator),
    counted: figureOf(answer, of).name,
    rows,
  };
}

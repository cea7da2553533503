import type { Language } from '@portal/contract';
import type { LadderChartSpec } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';

export interface LadderShape {
  /** The dimension of the rows, such as `model`. */
  by: string;
  /** Indicators of the cheapest and the dearest trim, of what is paid and of how many are sold, as far as there are. */
  low: string;
  high: string;
  mark?: string;
  volume?: string;
  /** What low and high are together, such as MSRP. */
  range: string;
  title: string;
}

/** The ladder of a segment, the cheapest first: a member without a price has no rung. */
export function ladderChart(answer: Answer, shape: LadderShape, language: Language): LadderChartSpec {
  const { by, low, high, mark, volume, range, title } = shape;
  const rows = answer.rows
    .filter(({ kind }) => kind === 'row')
    .map(({ keys, names, values }) => ({
      key: keys[by] ?? '',
      name: names[by] ?? '',
      low: values[low] ?? null,
      high: values[high] ?? null,
      ...(mark && { mark: values[mark] ?? null }),
      ...(volume && { volume: values[volume] ?? null }),
    }))
    .filter((row) => row.low !== null && row.high !== null)
    .sort((a, b) => (a.low ?? 0) - (b.low ?? 0) || (a.high ?? 0) - (b.high ?? 0));
  return {
    ...chartWords(answer, title, language),
    kind: 'ladder',
    members: by,
    range: { name: range, format: figureOf(answer, low).format },
    ...(mark && { mark: { name: figureOf(answer, mark).name } }),
    ...(volume && { volume: figureOf(answer, volume) }),
    rows,
  };
}

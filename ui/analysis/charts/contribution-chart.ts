import type { Language } from '@portal/contract';
import type { WaterfallChartSpec } from '@portal/ui/charts';
import type { Answer } from '../frame/ask.ts';
import { chartWords } from './chart-words.ts';

export interface ContributionShape {
  by: string;
  /** What is added up over the members: sales. */
  indicator: string;
  title: string;
  /** What a step is called (contribution), the whole, and what the other members make together. */
  value: string;
  whole: string;
  rest: string;
  /** As many members as have a step of their own: those that moved the whole most. 12 unless said. */
  most?: number;
}

type Figures = Pick<Answer, 'rows' | 'total'>;

/** A figure of each member by its key, with its name. */
const valuesOf = ({ rows }: Figures, by: string, indicator: string) =>
  new Map(
    rows.flatMap(({ kind, keys, names, values }) =>
      kind === 'row' ? [[keys[by] ?? '', { name: names[by] ?? '', value: values[indicator] ?? 0 }] as const] : [],
    ),
  );

/**
 * What each member contributed to the growth of the whole, in percentage points: the change of its figure as a part of
 * the former whole. All of them add up to the growth; who came or left counts from or to nothing.
 * @param now answer of the period, with total
 * @param then answer of the period that it is compared with, with total; nothing is drawn where that is 0
 */
export function contributionChart(
  now: Answer,
  then: Figures,
  shape: ContributionShape,
  language: Language,
): WaterfallChartSpec {
  const { by, indicator, title, value, whole, rest, most = 12 } = shape;
  const [after, before] = [valuesOf(now, by, indicator), valuesOf(then, by, indicator)];
  const base = then.total?.[indicator] ?? null;
  const reached = now.total?.[indicator] ?? null;
  const points = (moved: number) => (base ? (moved / base) * 100 : null);
  const moved = [...new Set([...after.keys(), ...before.keys()])]
    .map((key) => ({
      key,
      name: after.get(key)?.name ?? before.get(key)?.name ?? '',
      value: points((after.get(key)?.value ?? 0) - (before.get(key)?.value ?? 0)),
    }))
    .sort((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0))
    .slice(0, most)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return {
    ...chartWords(now, title, language),
    kind: 'waterfall',
    members: by,
    value: { name: value, format: 'points' },
    parts: moved,
    end: { name: whole, value: base === null || reached === null ? null : points(reached - base) },
    rest,
  };
}

import type { Language } from '@portal/contract';
import type { WaterfallChartSpec } from '@portal/ui/charts';
import type { Answer } from '../frame/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';

export interface ContributionShape {
  by: string;
  /** The figure of the steps, which add up over the members: a change of sales, or a contribution in points. */
  step: string;
  /** Where the steps begin and end: the figures of the whole, formerly and now. Without them they lead from nothing to the step of the whole. */
  between?: { from: string; to: string };
  title: string;
  /** What the end is called, and what the other members make together. */
  whole: string;
  rest: string;
  /** As many members as have a step of their own: those that moved the whole most. 12 unless said. */
  most?: number;
}

/**
 * How the members of a dimension have moved the whole, from the largest rise to the largest fall. The members beyond the
 * first ones make one step together, so that all of them add up exactly.
 * @param answer has the figures of the shape for each member, and of the whole as total
 * @returns without an end where the whole has none: then nothing is drawn
 */
export function contributionChart(answer: Answer, shape: ContributionShape, language: Language): WaterfallChartSpec {
  const { by, step, between, title, whole, rest, most = 12 } = shape;
  const ofWhole = (indicator: string) => answer.total?.[indicator] ?? null;
  const parts = answer.rows
    .filter(({ kind, unnamed }) => kind === 'row' && !unnamed)
    .map(({ keys, names, values }) => ({ key: keys[by] ?? '', name: names[by] ?? '', value: values[step] ?? null }))
    .sort((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0))
    .slice(0, most)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return {
    ...chartWords(answer, title, language),
    kind: 'waterfall',
    members: by,
    value: figureOf(answer, step),
    ...(between && { start: { name: figureOf(answer, between.from).name, value: ofWhole(between.from) } }),
    parts,
    end: { name: whole, value: ofWhole(between ? between.to : step) },
    rest,
  };
}

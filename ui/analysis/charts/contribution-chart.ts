import type { Language } from '@portal/contract';
import type { WaterfallChartSpec } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
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

const notFromZero: Record<Language, string> = { zh_CN: '坐标轴不从零开始', en: 'Axis does not begin at zero' };

/** The least part of the whole that the steps have to take for an axis from zero on to show them. */
const seenFromZero = 0.2;

/** Where an axis begins that shows small steps between two large figures: as far below the lowest as they reach. */
function floorUnder(first: number, parts: readonly { value: number | null }[]): number | undefined {
  let reached = first;
  const levels = [first, ...parts.map(({ value }) => (reached += value ?? 0))];
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  const span = highest - lowest;
  return lowest > 0 && span > 0 && span < highest * seenFromZero ? lowest - span / 2 : undefined;
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
  const first = between ? ofWhole(between.from) : null;
  const floor = first === null ? undefined : floorUnder(first, parts);
  const words = chartWords(answer, title, language);
  return {
    ...words,
    ...(floor !== undefined && { floor, note: [notFromZero[language], words.note].filter(Boolean).join(' · ') }),
    kind: 'waterfall',
    members: by,
    value: figureOf(answer, step),
    ...(between && { start: { name: figureOf(answer, between.from).name, value: first } }),
    parts,
    end: { name: whole, value: ofWhole(between ? between.to : step) },
    rest,
  };
}

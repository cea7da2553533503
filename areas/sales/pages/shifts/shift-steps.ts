import type { Language } from '@portal/contract';
import { type Answer, chartWords } from '@portal/ui/analysis';
import type { ChartFigure, WaterfallChartSpec } from '@portal/ui/charts';

/** A rival or a place, and by how many percentage points it moved the share. */
export interface Step {
  key: string;
  name: string;
  value: number | null;
}

/** As many of them as have a step of their own. */
const mostSteps = 12;

/** The steps that moved the share most: those that went its way first, then those that went against it. */
export function largestSteps(steps: readonly Step[], moved: number): Step[] {
  const way = moved < 0 ? -1 : 1;
  return steps
    .filter(({ value }) => value !== null && value !== 0)
    .sort((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0))
    .slice(0, mostSteps)
    .sort((a, b) => way * ((b.value ?? 0) - (a.value ?? 0)));
}

export interface StepsShape {
  /** The dimension that the steps are members of. */
  members: string;
  title: string;
  value: ChartFigure;
  steps: readonly Step[];
  /** What all of them add up to. */
  moved: number | null;
  /** What the others are called together, and those that nobody named. */
  rest: string;
}

/** The change of a share in steps that add up to it. */
export function stepsChart(answer: Answer, shape: StepsShape, language: Language): WaterfallChartSpec {
  const { members, title, value, steps, moved, rest } = shape;
  return {
    ...chartWords(answer, title, language),
    written: { decimals: 2 },
    kind: 'waterfall',
    members,
    value,
    parts: largestSteps(steps, moved ?? 0),
    end: { name: value.name, value: moved },
    rest,
  };
}

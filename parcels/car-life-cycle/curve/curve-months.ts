import type { LifeCurve } from '@portal/contract';
import { addMonths } from '@portal/ui';

/** The months of a curve, from its first one on. */
export const monthsOf = ({ from, values }: Pick<LifeCurve, 'from' | 'values'>): string[] =>
  values.map((_, at) => addMonths(from, at));

/** The sum of twelve months as a mean of one, on the scale of the months. */
export const yearMeans = ({ years }: Pick<LifeCurve, 'years'>): (number | null)[] =>
  years.map((sum) => (sum === null ? null : Math.round(sum / 12)));

export interface StageRun {
  stage: LifeCurve['stages'][number];
  from: string;
  to: string;
  months: number;
}

/** The stages one after the other, months without one among them. */
export function stageRuns(curve: Pick<LifeCurve, 'from' | 'stages'>): StageRun[] {
  const runs: StageRun[] = [];
  for (const [at, stage] of curve.stages.entries()) {
    const month = addMonths(curve.from, at);
    const last = runs.at(-1);
    if (last && last.stage === stage) Object.assign(last, { to: month, months: last.months + 1 });
    else runs.push({ stage, from: month, to: month, months: 1 });
  }
  return runs;
}

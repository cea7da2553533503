import type { WaterfallChartSpec } from './more-spec.ts';

export interface Step {
  /** Key of the part; empty of the start, of what the parts leave over, and of the end. */
  key: string;
  name: string;
  kind: 'start' | 'part' | 'rest' | 'end';
  value: number;
  /** Where the step begins and ends: both are 0 and the value of start and end. */
  from: number;
  to: number;
}

/** A difference so small, against the largest figure, is left by the rounding of sums. */
const rounding = 1e-9;

/**
 * The steps from the start to the end, which add up: what the parts leave over is a step of its own.
 * @returns none where start or end is not known
 */
export function waterfallSteps({ start, parts, end, rest }: WaterfallChartSpec): Step[] {
  const first = start ? start.value : 0;
  if (first === null || end.value === null) return [];
  const steps: Step[] = [];
  let reached = first;
  if (start) steps.push({ key: '', name: start.name, kind: 'start', value: first, from: 0, to: first });
  for (const { key, name, value } of parts) {
    if (value === null) continue;
    steps.push({ key, name, kind: 'part', value, from: reached, to: reached + value });
    reached += value;
  }
  const left = end.value - reached;
  const most = Math.max(Math.abs(first), Math.abs(end.value), ...parts.map(({ value }) => Math.abs(value ?? 0)));
  if (Math.abs(left) > most * rounding)
    steps.push({ key: '', name: rest, kind: 'rest', value: left, from: reached, to: end.value });
  steps.push({ key: '', name: end.name, kind: 'end', value: end.value, from: 0, to: end.value });
  return steps;
}

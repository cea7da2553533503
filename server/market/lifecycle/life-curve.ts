import type { LifeCurve } from '@portal/contract';
import type { MonthlySeries } from '../forecast/monthly-series.ts';
import { monthText } from '../model/index.ts';
import { type LaunchMonth, launchMonth } from './launch-month.ts';
import { type LifeMonths, stageOf, yearTo } from './stage.ts';

/** What the months of a source say. */
export interface CurveMonths {
  /** The first one, as year * 12 + month - 1. */
  first: number;
  /** How many of them are no more preliminary. */
  over: number;
}

/** The stage of the latest month that is over, and since when. */
function nowOf(months: LifeMonths, stages: LifeCurve['stages'], { first, over }: CurveMonths): LifeCurve['now'] {
  const last = Math.min(over, months.values.length) - 1;
  if (last < 0) return { month: null, stage: null, since: null, reason: 'short', change: null, ofPeak: null };
  const reading = stageOf(months, last);
  let since = last;
  while (since > 0 && stages[since - 1] === reading.stage) since -= 1;
  return { month: monthText(first + last), ...reading, since: reading.stage && monthText(first + since) };
}

/**
 * The life of a model by month, from its launch or first sale on.
 * @param event the month of its first launch event, as year * 12 + month - 1; null without one
 * @returns null for one that never sold
 */
export function lifeCurve(
  { key, name, values }: MonthlySeries,
  event: number | null,
  { first, over }: CurveMonths,
): LifeCurve | null {
  const begin = values.findIndex((value) => value !== null && value > 0);
  if (begin < 0 || key === null) return null;
  const launch: LaunchMonth | null = launchMonth(values, event === null || event < first ? null : event - first);
  const months: LifeMonths = { values, launch: launch?.at ?? null };
  const stages = values.map((_, at) => (at < over ? stageOf(months, at).stage : null));
  const from = launch === null ? begin : Math.min(begin, launch.at);
  return {
    key,
    name,
    launch: launch && { month: monthText(first + launch.at), by: launch.by },
    from: monthText(first + from),
    values: values.slice(from),
    years: values.map((_, at) => yearTo(months, at)).slice(from),
    stages: stages.slice(from),
    now: nowOf(months, stages, { first, over }),
  };
}

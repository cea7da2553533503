import { forecastOf } from './rule/forecast-of.ts';

/** How the latest month of a series lies to what those before it lead to. */
export interface Deviation {
  value: number;
  expected: number;
  low: number;
  high: number;
  /** How many times as far off as the end of the band, by ratio: 1 at its end. */
  times: number;
}

/**
 * Sets the last value of a series against what the rule forecasts for it by those before, and the band of the errors that it
 * made a month ahead.
 * @param values by month, the last one known; null for a month that is not known by itself
 * @param first the first month, as year * 12 + month - 1
 * @returns null where nothing is forecast, or no band is known
 */
export function deviationOf(values: readonly (number | null)[], first: number): Deviation | null {
  const value = values.at(-1) ?? null;
  const before = values.slice(0, -1);
  const lastGap = before.lastIndexOf(null);
  const known = before.slice(lastGap + 1) as number[];
  const forecast = forecastOf(known, first + lastGap + 1);
  if (value === null || forecast.kind !== 'forecast') return null;
  const { next } = forecast;
  if (next.low === null || next.high === null) return null;
  const sizeOf = (to: number) => Math.abs(Math.log((to + 1) / (next.value + 1)));
  const reach = sizeOf(next.high);
  if (reach === 0) return null;
  return {
    value,
    expected: Math.round(next.value),
    low: Math.round(next.low),
    high: Math.round(next.high),
    times: sizeOf(value) / reach,
  };
}

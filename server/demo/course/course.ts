import type { Fuel } from '../lineup/versions.ts';
import { moodOf } from './mood.ts';
import { policyEffect } from './policy-months.ts';
import { seasonOf } from './season.ts';

/** Points of a course by year (2019.5 = middle of 2019); straight lines between them. */
export type Course = [year: number, value: number][];

/** @param time year with its fraction @returns the value of a course then */
export const valueAt = (course: Course, time: number): number => {
  const after = course.findIndex(([year]) => year >= time);
  const [fromYear, fromValue] = course[Math.max(0, after === -1 ? course.length - 1 : after - 1)] ?? [0, 0];
  const [toYear, toValue] = course[after === -1 ? course.length - 1 : after] ?? [0, 0];
  if (toYear <= fromYear) return toValue;
  return fromValue + ((toValue - fromValue) * (time - fromYear)) / (toYear - fromYear);
};

/** Cars that a year would register without rules and events, in thousands. */
const yearly: Course = [
  [2018.5, 22350],
  [2019.5, 21700],
  [2020.5, 22250],
  [2021.5, 22250],
  [2022.5, 22000],
  [2023.5, 23050],
  [2024.5, 23750],
  [2025.5, 24450],
  [2026.7, 24300],
];

/** Plug-in cars among all. */
const plugIn: Course = [
  [2018, 0.035],
  [2019.5, 0.05],
  [2020.5, 0.063],
  [2021.5, 0.15],
  [2022.5, 0.268],
  [2023.5, 0.358],
  [2024.5, 0.47],
  [2025.5, 0.535],
  [2026.7, 0.58],
];
const plugInHybrid: Course = [
  [2019.5, 0.2],
  [2021.5, 0.17],
  [2022.5, 0.21],
  [2023.5, 0.25],
  [2024.5, 0.31],
  [2025.5, 0.28],
  [2026.7, 0.25],
];
const rangeExtender: Course = [
  [2019.2, 0.004],
  [2020.5, 0.026],
  [2022.5, 0.045],
  [2023.5, 0.08],
  [2024.5, 0.1],
  [2026.7, 0.088],
];
const fullHybrid: Course = [
  [2019, 0.01],
  [2021.5, 0.028],
  [2023, 0.037],
  [2026.7, 0.038],
];

/** Plug-in sales wait in January for new rules and are pulled forward at the end of the year. */
const plugInSeason = [0.86, 0.93, 1, 1, 1, 1.01, 1.02, 1.03, 1.02, 1.03, 1.04, 1.05];

/** What the weights of the months come to on average, so that a year of them is a year. */
const meanSeason = Array.from({ length: 12 }, (_, number) => seasonOf(2019 * 12 + number) / 12).reduce(
  (sum, value) => sum + value,
);

const marketMood = moodOf('market', 0.45, 0.036);
const fuelMoods = Object.fromEntries(
  (['ICE', 'HEV', 'PHEV', 'EREV', 'BEV'] as const).map((fuel) => [fuel, moodOf(`fuel ${fuel}`, 0.5, 0.026)]),
) as Record<Fuel, (month: number) => number>;

/** @returns the part of each fuel in an ordinary month; the parts add up to 1 */
function usualParts(month: number): Record<Fuel, number> {
  const time = month / 12;
  const plug = valueAt(plugIn, time) * (plugInSeason[month % 12] ?? 1);
  const PHEV = plug * valueAt(plugInHybrid, time);
  const EREV = plug * valueAt(rangeExtender, time);
  const HEV = valueAt(fullHybrid, time);
  return { BEV: plug - PHEV - EREV, PHEV, EREV, HEV, ICE: 1 - plug - HEV };
}

/** @returns cars of each fuel registered in the whole country in a month: trend, season, rules and moods */
export function marketOf(month: number): Record<Fuel, number> {
  const usual = (valueAt(yearly, month / 12) * 1000 * seasonOf(month)) / meanSeason / 12;
  const parts = usualParts(month);
  const cars = (fuel: Fuel) =>
    usual * parts[fuel] * policyEffect(fuel, month) * Math.exp(marketMood(month) + fuelMoods[fuel](month));
  return { ICE: cars('ICE'), HEV: cars('HEV'), PHEV: cars('PHEV'), EREV: cars('EREV'), BEV: cars('BEV') };
}

const originDrift: Record<string, number> = {
  chinese: 0.05,
  german: -0.01,
  japanese: -0.01,
  american: -0.07,
  korean: -0.16,
  european: -0.05,
};

/** @returns how much the brands of an origin have gained or lost against the others since 2019; 1 in 2019 */
export const originTrend = (origin: string, month: number): number =>
  Math.exp((originDrift[origin] ?? 0) * (month / 12 - 2019));

import { monthNumber } from '../../market/index.ts';
import type { Fuel } from '../lineup/versions.ts';

/** What a rule or an event does to demand in the months from its first one: 1.1 = a tenth more. */
interface Effect {
  from: string;
  on: readonly Fuel[];
  factors: readonly number[];
}

const combustion: Fuel[] = ['ICE', 'HEV'];
const plugIn: Fuel[] = ['PHEV', 'EREV', 'BEV'];
const all: Fuel[] = [...combustion, ...plugIn];

/** The national rules of the months that have policies: what they bring, their first month, and how many they hold. */
export const nationalRules = [
  { kind: 'trade-in', from: '2024-08', holds: 5 },
  { kind: 'trade-in', from: '2025-03', holds: 10 },
  { kind: 'tax', from: '2026-01', holds: 24 },
] as const;

/** What ends is bought in time, and missing afterwards. */
const effects: readonly Effect[] = [
  // Cars of the old emission standard are cleared before July 2019, and subsidies for plug-ins fall.
  { from: '2019-05', on: combustion, factors: [1.01, 1.08, 0.94, 0.95, 0.98] },
  { from: '2019-05', on: plugIn, factors: [1.1, 1.45, 0.74, 0.72, 0.78, 0.8, 0.86, 0.95] },
  // What was not bought in the spring of 2020 is bought later.
  { from: '2020-05', on: all, factors: [1.0, 0.97, 1.02, 1.04, 1.05, 1.05, 1.06, 1.03] },
  // Chips are short.
  { from: '2021-05', on: all, factors: [0.99, 0.97, 0.96, 0.93, 0.9, 0.93, 0.96, 0.97, 0.99] },
  // Showrooms of several cities are shut, then the purchase tax of combustion cars is halved until December 2022.
  { from: '2022-03', on: all, factors: [0.93] },
  { from: '2022-06', on: combustion, factors: [1.13, 1.1, 1.08, 1.05, 1.01, 0.88, 0.98, 0.86, 0.95, 0.93, 0.96, 0.98] },
  // The subsidy for plug-ins ends with 2022.
  { from: '2022-10', on: plugIn, factors: [1.02, 1.03, 1.09, 0.76, 0.92, 0.97] },
  // Buyers wait while prices fall, in the spring of 2023 and of 2024.
  { from: '2023-03', on: all, factors: [0.97, 0.98, 1, 1.03] },
  { from: '2024-03', on: all, factors: [0.97, 0.94, 0.96] },
  // Trading in an old car is subsidised from late April 2024, twice as much from August; then the year's money is spent.
  { from: '2024-06', on: all, factors: [0.97, 0.98, 1.03, 1.07, 1.1, 1.11, 1.08, 0.9, 0.97] },
  // The next year's subsidy, with a pause in the provinces in summer.
  { from: '2025-03', on: all, factors: [1.05, 1.03, 1.05, 1.07, 0.97, 0.99, 1.03, 1.01, 0.97, 0.94] },
  // Plug-ins pay half of the purchase tax from January 2026.
  { from: '2025-10', on: plugIn, factors: [1.02, 1.05, 1.06, 0.74, 0.82, 0.91, 0.96, 0.98] },
  { from: '2026-01', on: all, factors: [0.93, 0.95, 0.96, 0.97, 0.98, 1.01, 0.98] },
];

/** @param month year * 12 + month - 1 @returns what rules and events do to the demand for a fuel in a month; 1 is nothing */
export const policyEffect = (fuel: Fuel, month: number): number =>
  effects.reduce(
    (product, { from, on, factors }) =>
      on.includes(fuel) ? product * (factors[month - monthNumber(from)] ?? 1) : product,
    1,
  );

import { chanceOf } from '../../kernel/random.ts';
import type { Lineup } from '../lineup/lineup-shape.ts';
import type { Brand } from '../lineup/makers.ts';
import type { Fuel } from '../lineup/versions.ts';
import { type Course, valueAt } from './course.ts';
import { moodOf } from './mood.ts';

/** Cars that leave the country in a year, in thousands. */
const yearly: Course = [
  [2018.5, 650],
  [2019.5, 690],
  [2020.4, 660],
  [2021.5, 1480],
  [2022.5, 2420],
  [2023.5, 3900],
  [2024.5, 4800],
  [2025.5, 5700],
  [2026.7, 6900],
];

/** How much the brands of an origin and a kind sell abroad, beside what they sell at home. */
const byKind: Record<Brand['kind'], number> = { T: 1.6, C: 0.35, P: 0.6, E: 0.45, R: 0.2, V: 0.6, I: 0 };
const byOrigin: Record<string, number> = { korean: 3, american: 1.8, european: 1.6, german: 0.3, japanese: 0.5 };
/** Brands that live from it: built here for the whole world. */
const exporters: Record<string, number> = { jinwu: 2.4, mingzhou: 3.2, tieshan: 1.5, wattson: 2.2 };

/** Combustion cars went first; plug-ins follow. */
const byFuel: Record<Fuel, Course> = {
  ICE: [[2019, 1]],
  HEV: [[2019, 1]],
  PHEV: [
    [2020, 0.05],
    [2023, 0.15],
    [2026.7, 0.75],
  ],
  EREV: [
    [2022, 0.02],
    [2026.7, 0.25],
  ],
  BEV: [
    [2019, 0.35],
    [2022, 0.75],
    [2026.7, 0.8],
  ],
};

/** A car that lives from export sells so much abroad beside what it sells at home. */
const mostAbroad = 1.22;

/** What a sub-model sold in a usual month of the last half year. */
function levelAt(sold: readonly number[], index: number): number {
  const around = sold.slice(Math.max(0, index - 5), index + 1);
  return around.reduce((sum, cars) => sum + cars, 0) / around.length;
}

/** Ships leave when they are full, and rest at the New Year. */
const season = [0.96, 0.84, 1.02, 1, 1.01, 1.02, 1, 1.02, 1.04, 1.05, 1.04, 1.06];
const mood = moodOf('abroad', 0.5, 0.05);

/**
 * Cars of each sub-model that leave the country, by month: a part of wholesale that nobody registers here.
 * @param registered `registered[sub-model][month - first]`; what sells at home is built, and what is built is exported
 * @returns the same shape, whole cars
 */
export function exportsOf(lineup: Lineup, registered: readonly number[][], first: number): number[][] {
  const weights = lineup.subModels.map((subModel, at) => {
    const brand = lineup.brands[lineup.models[subModel.model]?.brand ?? 0];
    const chance = chanceOf(`abroad ${subModel.key}`);
    const own = chanceOf(`abroad ${brand?.key}`).factor(0.35) * chance.factor(0.4);
    const willing = brand ? byKind[brand.kind] * (byOrigin[brand.origin] ?? 1) * (exporters[brand.key] ?? 1) * own : 0;
    const mine = moodOf(`abroad ${subModel.key}`, 0.6, 0.14);
    const sold = registered[at] ?? [];
    return sold.map((now, index) => {
      const month = first + index;
      // Abroad a car comes later than at home, and knows none of the seasons of home.
      const arrived = Math.min(1, Math.max(0, (month - subModel.launch - 3) / 12));
      return (
        (now > 0 ? levelAt(sold, index) : 0) *
        arrived *
        willing *
        valueAt(byFuel[subModel.fuel], month / 12) *
        Math.exp(mine(month))
      );
    });
  });
  const months = registered[0]?.length ?? 0;
  const factors = Array.from({ length: months }, (_, index) => {
    const sum = weights.reduce((total, own) => total + (own[index] ?? 0), 0);
    const month = first + index;
    const cars = (valueAt(yearly, month / 12) * 1000 * (season[month % 12] ?? 1) * Math.exp(mood(month))) / 12;
    return sum > 0 ? cars / sum : 0;
  });
  return weights.map((own, at) =>
    own.map((weight, index) => {
      const most = mostAbroad * levelAt(registered[at] ?? [], index);
      return Math.round(Math.min(most, weight * (factors[index] ?? 0)));
    }),
  );
}

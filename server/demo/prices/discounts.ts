import { chanceOf } from '../../kernel/random.ts';
import { type Course, valueAt } from '../course/course.ts';
import { cutsOf, dealersAnswer } from '../course/price-war.ts';
import type { Brand } from '../lineup/makers.ts';
import type { Fuel } from '../lineup/versions.ts';
import { premiums } from './premiums.ts';

/** What buyers of a fuel pay below the price tag: small while chips were short, wide since the price war of 2023. */
const byFuel: Record<Fuel, Course> = {
  ICE: [
    [2019, 0.125],
    [2021.5, 0.095],
    [2022.8, 0.105],
    [2023.3, 0.15],
    [2024.5, 0.185],
    [2025.5, 0.215],
    [2026.7, 0.205],
  ],
  HEV: [
    [2019, 0.045],
    [2022, 0.05],
    [2023.5, 0.085],
    [2025.5, 0.135],
    [2026.7, 0.13],
  ],
  PHEV: [
    [2019, 0.075],
    [2022, 0.03],
    [2023.4, 0.065],
    [2024.5, 0.095],
    [2025.5, 0.125],
    [2026.7, 0.115],
  ],
  EREV: [
    [2019, 0.02],
    [2022.8, 0.025],
    [2024, 0.055],
    [2025.5, 0.085],
    [2026.7, 0.08],
  ],
  BEV: [
    [2019, 0.06],
    [2022, 0.025],
    [2023.3, 0.06],
    [2024.5, 0.085],
    [2025.5, 0.11],
    [2026.7, 0.1],
  ],
};

/** How much more the price war took from the brands of an origin, at its height. */
const byOrigin: Record<string, number> = {
  chinese: -0.015,
  german: 0.055,
  japanese: 0.035,
  american: 0.07,
  korean: 0.06,
  european: 0.055,
};

const war: Course = [
  [2022.9, 0],
  [2023.3, 0.55],
  [2025.5, 1],
  [2026.7, 0.85],
];

/** Dealers give more as a quarter and a year ends. */
const season = [0, 0.002, 0.008, -0.002, 0, 0.007, -0.002, 0, 0.006, 0, 0.006, 0.012];

/**
 * The discount of a sub-model in each month, as a part of its price tag; below zero where buyers pay more than the tag.
 * @param launch its first month; @param end its last
 */
export function discounts(
  car: { key: string; fuel: Fuel; strength: number; launch: number; end: number },
  brand: Pick<Brand, 'luxury' | 'origin' | 'kind'> & { key: string },
  first: number,
  months: number,
): number[] {
  const chance = chanceOf(`discount ${car.key}`);
  const own = chanceOf(`discount ${brand.key}`).between(0.75, 1.25);
  const cuts = cutsOf(car, brand);
  const premium = premiums(car, brand);
  let mood = 0;
  return Array.from({ length: months }, (_, index) => {
    const month = first + index;
    const time = month / 12;
    const above = premium[month - car.launch];
    if (above) return -above;
    mood = mood * 0.8 + chance.between(-0.006, 0.006);
    const luxury = brand.luxury ? 0.03 : 0;
    const usual = valueAt(byFuel[car.fuel], time) * own + valueAt(war, time) * ((byOrigin[brand.origin] ?? 0) + luxury);
    // A car that is new is hardly discounted; one that runs out is cleared.
    const fresh = Math.min(1, 0.15 + Math.max(0, month - car.launch) / 18);
    const clearing = Math.max(0, 1 - Math.max(0, car.end - month) / 8) * 0.06;
    const discount = usual * fresh + clearing + dealersAnswer(cuts, month) + (season[month % 12] ?? 0) + mood;
    return Math.min(0.35, Math.max(0, discount));
  });
}

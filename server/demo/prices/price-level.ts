import { chanceOf } from '../../kernel/random.ts';
import { type Course, valueAt } from '../course/course.ts';
import type { Brand } from '../lineup/makers.ts';
import type { Fuel } from '../lineup/versions.ts';

/** What an ordinary combustion car of a segment cost in 2019, in yuan. */
const segmentPrice: Record<string, number> = {
  A00: 48_000,
  A0: 82_000,
  A: 118_000,
  B: 185_000,
  C: 255_000,
  D: 480_000,
  SUV_A0: 92_000,
  SUV_A: 132_000,
  SUV_B: 198_000,
  SUV_C: 310_000,
  MPV_A: 78_000,
  MPV_B: 175_000,
  MPV_C: 290_000,
  SPORTS: 420_000,
};

/**
 * What a fuel costs beside combustion when a model is priced. Batteries became cheaper, and plug-ins came down to the
 * price of petrol; what the price war takes on top comes in steps (price-war.ts).
 */
const fuelCourse: Record<Fuel, Course> = {
  ICE: [
    [2019, 1],
    [2023, 1.02],
    [2026.7, 1.02],
  ],
  HEV: [
    [2019, 1.16],
    [2023, 1.1],
    [2026.7, 1.05],
  ],
  PHEV: [
    [2019, 1.42],
    [2022.5, 1.22],
    [2024, 1.08],
    [2026.7, 1.03],
  ],
  EREV: [
    [2019, 1.5],
    [2023, 1.3],
    [2026.7, 1.1],
  ],
  BEV: [
    [2019, 1.48],
    [2022.8, 1.3],
    [2024, 1.13],
    [2026.7, 1.02],
  ],
};

/** What the name on the bonnet is worth. */
const originFactor: Record<string, number> = {
  chinese: 0.88,
  german: 1.12,
  japanese: 1.04,
  american: 1.04,
  korean: 0.96,
  european: 1.08,
};

const standing = ({ luxury, origin, kind }: Pick<Brand, 'luxury' | 'origin' | 'kind'>): number => {
  const luxuryFactor = origin === 'chinese' ? 1.42 : 1.62;
  return (originFactor[origin] ?? 1) * (luxury ? luxuryFactor : 1) * (kind === 'I' ? 1.45 : 1);
};

/**
 * The price of a sub-model's simplest trim as a maker would think of it, before it is rounded to a price tag.
 * @param month of the model year, year * 12 + month - 1
 */
export function priceLevel(
  car: { key: string; segment: string; fuel: Fuel },
  brand: Pick<Brand, 'luxury' | 'origin' | 'kind'> & { key: string },
  month: number,
): number {
  const own = chanceOf(`price ${brand.key}`).factor(0.08) * chanceOf(`price ${car.key}`).factor(0.07);
  return (segmentPrice[car.segment] ?? 120_000) * standing(brand) * valueAt(fuelCourse[car.fuel], month / 12) * own;
}

/** @returns a price as it stands on a tag: 119,800 */
export const priceTag = (yuan: number): number => Math.max(20_000, Math.round(yuan / 1000) * 1000) - 200;

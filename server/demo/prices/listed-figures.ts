import { chanceOf } from '../../kernel/random.ts';
import type { Fuel } from '../lineup/versions.ts';

/** What the catalogue says of a car; whole numbers, as a release keeps them. */
export interface ListedFigures {
  /** Kilometres. */
  range: number;
  /** Hundredths of a kilowatt-hour. */
  battery: number;
  /** Tenths of a watt-hour a kilogram. */
  density: number;
  /** Hundredths of a kilowatt-hour for 100 kilometres. */
  energyUse: number;
  /** Kilograms. */
  weight: number;
}

/** Kilowatt-hours: in 2019, more by each year, and by each so many yuan of its price. */
const batteries: Partial<Record<Fuel, readonly [base: number, byYear: number, yuan: number]>> = {
  BEV: [34, 3.1, 9_000],
  EREV: [28, 1.8, 40_000],
  PHEV: [11, 1.5, 60_000],
};

/** Watt-hours a kilogram in 2019, and more by each year: small batteries carry more of their case. */
const densities: Partial<Record<Fuel, readonly [base: number, byYear: number]>> = {
  BEV: [142, 5.5],
  EREV: [128, 5],
  PHEV: [102, 5],
};

/** Kilograms without a battery. */
const bodies: Readonly<Record<string, number>> = {
  A00: 640,
  A0: 980,
  A: 1180,
  B: 1380,
  C: 1560,
  D: 1750,
  SUV_A0: 1120,
  SUV_A: 1320,
  SUV_B: 1520,
  SUV_C: 1780,
  MPV_A: 1260,
  MPV_B: 1580,
  MPV_C: 1850,
  SPORTS: 1420,
};

/**
 * What a car is listed with: batteries and ranges grow from year to year, as they do in what is sold.
 * @param price in yuan, @param month of the batch, year * 12 + month - 1
 * @param word tells this version of it apart
 */
export function listedFigures(
  { fuel, segment }: { fuel: Fuel; segment: string },
  price: number,
  month: number,
  word: string,
): ListedFigures {
  const chance = chanceOf(`listed ${word}`);
  const years = Math.max(0, month / 12 - 2019);
  const [base, byYear, yuan] = batteries[fuel] ?? [11, 1.5, 60_000];
  const own = chance.between(-0.5, 0.5);
  const battery = (base + byYear * years + Math.min(price, 500_000) / yuan) * (1 + own / 4);
  const far = 6.6 + chance.between(-0.5, 0.5);
  const [density, grown] = densities[fuel] ?? [102, 5];
  const perKilogram = density + grown * years + chance.between(-16, 16);
  return {
    range: Math.round((battery * far) / 5) * 5,
    battery: Math.round(battery * 100),
    density: Math.round(perKilogram * 10),
    energyUse: Math.round((100 / far) * 95),
    weight:
      Math.round(((bodies[segment] ?? 1300) + (fuel === 'BEV' ? 0 : 160) + (battery * 1000) / perKilogram) / 5) * 5,
  };
}

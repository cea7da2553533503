import { type City, cities } from '../geography/index.ts';
import { chanceOf } from '../kernel/random.ts';

/** Kinds of car that different cities ask for. The number of a class is its place in this list. */
export const classes = ['combustion', 'electric', 'plug-in'].flatMap((fuel) =>
  ['mainstream', 'luxury', 'imported', 'mini'].map((style) => ({ fuel, style })),
);

export function classOf(car: { fuel: string; luxury: boolean; imported: boolean; segment: string }): number {
  const fuel = car.fuel === 'BEV' ? 'electric' : car.fuel === 'PHEV' || car.fuel === 'EREV' ? 'plug-in' : 'combustion';
  const style = car.segment === 'A00' ? 'mini' : car.imported ? 'imported' : car.luxury ? 'luxury' : 'mainstream';
  return classes.findIndex((each) => each.fuel === fuel && each.style === style);
}

/** Cars a city buys in an ordinary year, in thousands, by its tier: the size of the place, then a spread of its own. */
const sizeOf: Record<string, number> = { '1': 560, new1: 330, '2': 165, '3': 78, '4': 36, '5': 14 };

type ByTier = Record<string, number>;
/** Plug-ins began in the great cities and reach the small ones later: the first and the last year of the market. */
const electric: [ByTier, ByTier] = [
  { '1': 2.6, new1: 1.5, '2': 1.1, '3': 0.6, '4': 0.4, '5': 0.28 },
  { '1': 1.22, new1: 1.15, '2': 1.08, '3': 0.96, '4': 0.86, '5': 0.74 },
];
const plugIn: [ByTier, ByTier] = [
  { '1': 3, new1: 1.6, '2': 0.9, '3': 0.5, '4': 0.3, '5': 0.2 },
  { '1': 1, new1: 1.1, '2': 1.06, '3': 1, '4': 0.94, '5': 0.84 },
];
const combustion: [ByTier, ByTier] = [
  { '1': 0.9, new1: 0.97, '2': 1, '3': 1.03, '4': 1.05, '5': 1.05 },
  { '1': 0.66, new1: 0.82, '2': 0.92, '3': 1.06, '4': 1.2, '5': 1.36 },
];
const styleByTier: Record<string, ByTier> = {
  mainstream: { '1': 0.85, new1: 0.96, '2': 1, '3': 1.04, '4': 1.06, '5': 1.06 },
  luxury: { '1': 2, new1: 1.45, '2': 1.1, '3': 0.75, '4': 0.55, '5': 0.42 },
  imported: { '1': 2.8, new1: 1.6, '2': 1.1, '3': 0.5, '4': 0.3, '5': 0.18 },
  mini: { '1': 0.25, new1: 0.7, '2': 0.95, '3': 1.25, '4': 1.35, '5': 1.3 },
};
/** A plate for a plug-in is easier to have where plates or driving are limited (S3.042 to S3.045). */
const plateBonus: Record<string, number> = { '1': 1.35, '2': 1.08, '3': 1.45, '4': 1 };
const plateLimit: Record<string, number> = { '1': 0.72, '2': 0.97, '3': 0.85, '4': 1 };
/** Cold winters and long ways keep batteries away. */
const cold = new Set(['15', '21', '22', '23', '54', '62', '63', '64', '65']);

const between = ([early, late]: [ByTier, ByTier], tier: string, progress: number): number =>
  (early[tier] ?? 1) * (1 - progress) + (late[tier] ?? 1) * progress;

/** @returns cars a city buys in an ordinary year, in thousands */
export function sizeOfCity(city: City): number {
  const county = city.code.length > 4 ? 0.22 : city.chinese === '三沙' ? 0.01 : 1;
  const great = city.tier === '1' || city.chinese === '成都' || city.chinese === '重庆' ? 1.2 : 1;
  return (sizeOf[city.tier] ?? 10) * county * great * chanceOf(`size ${city.code}`).between(0.7, 1.35);
}

/**
 * How the city has grown or shrunk against the country since 2019: each year a few percent of its own.
 * @param time year with its fraction, 2024.5 = the middle of 2024
 */
export function cityGrowth(city: City, time: number): number {
  let growth = 1;
  for (let year = 2019; year < time; year++) {
    growth *= 1 + Math.min(1, time - year) * chanceOf(`growth ${city.code} ${year}`).between(-0.06, 0.06);
  }
  return growth;
}

/**
 * How strongly a city asks for a class of car, as a whole number.
 * @param time year with its fraction, from 2019 to 2026.75
 */
export function cityPull(city: City, size: number, kind: { fuel: string; style: string }, time: number): number {
  const progress = Math.min(1, Math.max(0, (time - 2019) / 7));
  const limited = kind.fuel === 'combustion' ? plateLimit : plateBonus;
  const course = kind.fuel === 'electric' ? electric : kind.fuel === 'plug-in' ? plugIn : combustion;
  const winter = kind.fuel === 'electric' && cold.has(city.province) ? 0.62 : 1;
  const style = styleByTier[kind.style]?.[city.tier] ?? 1;
  return Math.round(
    size * between(course, city.tier, progress) * (limited[city.restriction] ?? 1) * winter * style * 100,
  );
}

/** @returns the cities of the market; a small one takes every twelfth, and the four great ones */
export const marketCities = (small: boolean): City[] =>
  cities().filter((city, index) => !small || city.tier === '1' || index % 12 === 0);

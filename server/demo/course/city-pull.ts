import { type City, cities } from '../../geography/index.ts';
import { chanceOf } from '../../kernel/random.ts';
import { type Course, valueAt } from './course.ts';

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
/**
 * How far the plug-ins' part of a tier's market lies above or below that of the country, as the difference of their
 * log odds: they began in the great cities, and the small ones have nearly caught up.
 */
const plugInLead: Record<string, Course> = {
  '1': [
    [2019, 1.45],
    [2020.5, 1.15],
    [2022.5, 0.66],
    [2024.5, 0.24],
    [2026.7, 0.08],
  ],
  new1: [
    [2019, 0.4],
    [2022.5, 0.34],
    [2026.7, 0.15],
  ],
  '2': [
    [2019, -0.4],
    [2022.5, -0.08],
    [2026.7, 0.05],
  ],
  '3': [
    [2019, -1.2],
    [2022.5, -0.46],
    [2026.7, -0.08],
  ],
  '4': [
    [2019, -1.9],
    [2022.5, -0.8],
    [2026.7, -0.2],
  ],
  '5': [
    [2019, -2.4],
    [2022.5, -1.05],
    [2026.7, -0.38],
  ],
};
/** Where driving or plates are limited a plug-in gets its plate more easily; in Hainan most of all (S3.042 to S3.045). */
const plateLead: Record<string, number> = { '1': 0.04, '2': 0.02, '3': 0.2, '4': 0 };
/** What cities have of their own that everybody in the trade knows. */
const ownLead: Record<string, number> = { 北京: -0.14, 上海: -0.02, 广州: 0.06, 深圳: 0.24, 天津: -0.02, 柳州: 0.1 };
/** Cold winters and long ways keep batteries away; an engine beside the battery helps. */
const cold = new Set(['15', '21', '22', '23', '54', '62', '63', '64', '65']);
const coldLead: Record<string, number> = { electric: -0.5, 'plug-in': -0.16, combustion: 0 };
const styleByTier: Record<string, ByTier> = {
  mainstream: { '1': 0.85, new1: 0.96, '2': 1, '3': 1.04, '4': 1.06, '5': 1.06 },
  luxury: { '1': 2, new1: 1.45, '2': 1.1, '3': 0.75, '4': 0.55, '5': 0.42 },
  imported: { '1': 2.8, new1: 1.6, '2': 1.1, '3': 0.5, '4': 0.3, '5': 0.18 },
  mini: { '1': 0.25, new1: 0.7, '2': 0.95, '3': 1.25, '4': 1.35, '5': 1.3 },
};
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
  const own = ownLead[city.chinese] ?? chanceOf(`plug-in ${city.code}`).between(-0.14, 0.14);
  const lead = valueAt(plugInLead[city.tier] ?? [], time) + (plateLead[city.restriction] ?? 0) + own;
  const winter = cold.has(city.province) ? (coldLead[kind.fuel] ?? 0) : 0;
  const style = styleByTier[kind.style]?.[city.tier] ?? 1;
  const side = kind.fuel === 'combustion' ? -lead / 2 : lead / 2;
  return Math.round(size * Math.exp(side + winter) * style * 100);
}

/** @returns the cities of the market; a small one takes every twelfth, and the four great ones */
export const marketCities = (small: boolean): City[] =>
  cities().filter((city, index) => !small || city.tier === '1' || index % 12 === 0);

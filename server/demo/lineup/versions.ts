import type { Chance } from '../../kernel/random.ts';
import type { Brand } from './makers.ts';

export type Fuel = 'ICE' | 'HEV' | 'PHEV' | 'EREV' | 'BEV';

/** How a sub-model says its fuel; the combustion version carries the bare name. */
export const fuelNames: Record<Fuel, { chinese: string; english: string }> = {
  ICE: { chinese: '', english: '' },
  HEV: { chinese: '混动', english: 'HEV' },
  PHEV: { chinese: '插混', english: 'PHEV' },
  EREV: { chinese: '增程', english: 'EREV' },
  BEV: { chinese: '纯电', english: 'EV' },
};

/** Whether a car is charged from the grid: what the catalogues of new energy list. */
export const isCharged = (fuel: Fuel): boolean => fuel !== 'ICE' && fuel !== 'HEV';

export interface Version {
  fuel: Fuel;
  /** Weight of this version of the model; weights of different fuels are never compared. */
  part: number;
  launch: number;
  end: number;
}

const month = (year: number, part = 0): number => Math.floor((year + part) * 12);
const forever = month(2100);

/** Chance that a model has a version of this fuel, and the years in which such versions come to the market. */
type Plan = [fuel: Fuel, probability: number, from: number, to: number, part: number][];

const plans: Record<Brand['kind'], Plan> = {
  T: [
    ['ICE', 0.92, 2012, 2023, 1],
    ['HEV', 0.18, 2021, 2024, 0.5],
    ['PHEV', 0.62, 2020.5, 2025.5, 0.9],
    ['BEV', 0.42, 2017, 2025.5, 0.55],
    ['EREV', 0.06, 2023, 2026, 0.5],
  ],
  C: [
    ['ICE', 0.97, 2011, 2022.5, 1],
    ['HEV', 0.34, 2016, 2023, 1],
    ['PHEV', 0.26, 2018, 2024, 0.16],
    ['BEV', 0.24, 2019.5, 2025.8, 0.22],
  ],
  P: [
    ['ICE', 0.25, 2014, 2017, 0.3],
    ['PHEV', 0.8, 2016, 2025, 1],
    ['BEV', 0.85, 2016, 2025, 0.8],
  ],
  E: [
    ['BEV', 1, 2018, 2026, 1],
    ['EREV', 0.08, 2024, 2026, 0.6],
  ],
  R: [
    ['EREV', 0.85, 2019, 2025.5, 1],
    ['BEV', 0.65, 2020, 2026, 0.5],
  ],
  V: [
    ['ICE', 0.55, 2012, 2020, 0.7],
    ['BEV', 0.75, 2018, 2025, 1],
    ['PHEV', 0.2, 2022, 2025, 0.4],
  ],
  I: [
    ['ICE', 0.95, 2012, 2024, 1],
    ['HEV', 0.22, 2015, 2022, 1],
    ['PHEV', 0.22, 2018, 2023, 0.4],
    ['BEV', 0.16, 2020, 2025, 0.2],
  ],
};

/**
 * The fuels in which a model is sold, each with its months. Every model has at least one.
 * @param number place of the model in its brand; the first ones were there from the brand's beginning
 */
export function versionsOf(brand: Brand, number: number, segment: string, chance: Chance): Version[] {
  const earliest = month(brand.from, chance.between(0.1, 0.6));
  const latest = Math.min(month(brand.to + 1) - chance.whole(1, 5), forever);
  const plan = segment === 'A00' ? plans.V.filter(([fuel]) => fuel === 'BEV') : plans[brand.kind];
  const found: Version[] = [];
  for (const [fuel, probability, from, to, part] of plan) {
    const wanted = chance.is(probability);
    const launch = Math.max(
      earliest,
      month(from + (to - from) * (number < 2 ? 0.3 * chance.next() : chance.between(0.1, 1))),
    );
    const factor = chance.factor(0.35);
    const runOut = fuel === 'ICE' && chance.is(0.22) ? launch + chance.whole(90, 130) : forever;
    if (!wanted && !(number === 0 && found.length === 0 && part === 1)) continue;
    const end = Math.min(latest, runOut);
    if (end > launch + 6) found.push({ fuel, part: part * factor, launch, end });
  }
  if (found.length > 0) return found;
  const [fuel, , from] = plan.find(([, , , , part]) => part === 1) ?? plan[0] ?? (['ICE', 1, 2012, 2020, 1] as const);
  return [{ fuel, part: 1, launch: Math.max(earliest, month(from)), end: latest }];
}

import { chanceOf } from '../../kernel/random.ts';
import { monthNumber } from '../../market/index.ts';
import type { SubModel } from '../lineup/lineup-shape.ts';
import type { Brand } from '../lineup/makers.ts';

/** Months in which one maker cuts its prices and others follow, and how deep, as a part of the list price. */
const waves = [
  ['2020-10', 0.02],
  ['2023-01', 0.055],
  ['2023-03', 0.05],
  ['2023-08', 0.035],
  ['2024-02', 0.055],
  ['2024-05', 0.04],
  ['2024-11', 0.03],
  ['2025-03', 0.03],
  ['2025-05', 0.045],
  ['2026-02', 0.03],
] as const;

/** A cut of a sub-model: on the list, or given by dealers below it. */
export interface Cut {
  month: number;
  depth: number;
  onList: boolean;
}

/** What demand does from the month of a cut on: a rush, then what was bought early is missing. */
const answer = [3.2, 3.6, 2.4, 1.2, -0.5, -0.9, -0.6];

/**
 * The cuts of a sub-model in the price war. Brands join some waves and sit out others; their models answer in the
 * month itself or up to five months late, and some leave it to the dealers.
 */
export function cutsOf(
  { key, launch, end }: Pick<SubModel, 'key' | 'launch' | 'end'>,
  brand: Pick<Brand, 'origin' | 'kind'> & { key: string },
): Cut[] {
  return waves.flatMap(([wave, depth]): Cut[] => {
    const ofBrand = chanceOf(`wave ${wave} ${brand.key}`);
    const readiness = brand.kind === 'I' ? 0.15 : brand.origin === 'chinese' || brand.kind === 'E' ? 0.42 : 0.34;
    if (!ofBrand.is(readiness)) return [];
    const late = ofBrand.is(0.35) ? ofBrand.whole(1, 3) : 0;
    const own = chanceOf(`wave ${wave} ${key}`);
    const month = monthNumber(wave) + late + (own.is(0.3) ? own.whole(1, 2) : 0);
    // A car that has just come or is about to go keeps its price.
    if (!own.is(0.82) || month < launch + 6 || month > end - 4) return [];
    return [{ month, depth: depth * ofBrand.between(0.6, 1.3) * own.between(0.8, 1.2), onList: own.is(0.72) }];
  });
}

/** @returns the part of its list price that is left to a sub-model in a month, after the cuts so far */
export const listLevel = (cuts: readonly Cut[], month: number): number =>
  cuts.reduce((level, cut) => (cut.onList && cut.month <= month ? level * (1 - cut.depth) : level), 1);

/** @returns what dealers give in a month instead of the maker: it wears off within a year */
export const dealersAnswer = (cuts: readonly Cut[], month: number): number =>
  cuts.reduce((sum, cut) => {
    const after = month - cut.month;
    return cut.onList || after < 0 || after > 12 ? sum : sum + cut.depth * 0.7 * (1 - after / 13);
  }, 0);

/** @returns what cuts do to demand in a month; 1 is nothing */
export const cutLift = (cuts: readonly Cut[], month: number): number =>
  cuts.reduce((lift, cut) => lift * (1 + cut.depth * (answer[month - cut.month] ?? 0)), 1);

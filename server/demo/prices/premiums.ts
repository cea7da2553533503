import { chanceOf } from '../../kernel/random.ts';
import type { Brand } from '../lineup/makers.ts';
import type { Fuel } from '../lineup/versions.ts';

/** Of a car that everybody wants the strength begins here; see newcomers.ts. */
const wanted = 30;

/**
 * What buyers pay above the list for a car that is scarce in its first months, because they will not wait.
 * @returns of each month from the launch on the part of the list price; empty for nearly every car
 */
export function premiums(
  { key, fuel, strength }: { key: string; fuel: Fuel; strength: number },
  brand: Pick<Brand, 'luxury' | 'kind'>,
): number[] {
  const chance = chanceOf(`scarce ${key}`);
  const hot = fuel === 'BEV' || fuel === 'EREV' || brand.kind === 'I';
  const dear = hot && (brand.luxury || brand.kind === 'R');
  if (!chance.is(strength >= wanted ? 1 : dear ? 0.35 : hot ? 0.06 : 0.01)) return [];
  const months = chance.whole(2, 4);
  const highest = chance.between(0.02, 0.07);
  return Array.from({ length: months }, (_, index) => highest * (1 - index / (months + 1)));
}

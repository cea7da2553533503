import type { MarketCatalogue } from '@portal/contract';
import { coverageOfSource } from './uncovered.ts';

/** Fuel types that count as new energy, as the market has them. */
export const newEnergy = ({ dimensions }: MarketCatalogue): string[] =>
  dimensions.find(({ key }) => key === 'fuelType')?.groups.find(({ key }) => key === 'newEnergy')?.members ?? [];

/**
 * Whether new energy is a part of what a source is about: not where it is about new energy alone, or nobody said what
 * drives the cars.
 */
export function isNewEnergyPart(catalogue: MarketCatalogue, source: string | null): boolean {
  const kinds = coverageOfSource(catalogue, source)?.kinds.fuelType;
  if (!kinds) return true;
  const inside = kinds.filter((kind) => newEnergy(catalogue).includes(kind)).length;
  return inside > 0 && inside < kinds.length;
}

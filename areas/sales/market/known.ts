import type { DimensionKey } from '@portal/contract';
import { coverageOfSource } from '@portal/ui/analysis';
import type { Catalogue, Query } from './ask.ts';

/** Members that have an order of their own stand in it; others, the largest first. */
export const inOrder = ({ dimensions }: Catalogue, by: DimensionKey): Pick<Query, 'sort'> =>
  dimensions.some(({ key, ordered }) => ordered && key === by) ? { sort: { by, direction: 'ascending' } } : {};

/** Fuel types that count as new energy, as the market has them. */
export const newEnergy = ({ dimensions }: Catalogue): string[] =>
  dimensions.find(({ key }) => key === 'fuelType')?.groups.find(({ key }) => key === 'newEnergy')?.members ?? [];

/**
 * Whether new energy is a part of what a source is about: not where it is about new energy alone, or nobody said what
 * drives the cars.
 */
export function isNewEnergyPart(catalogue: Catalogue, source: string | null): boolean {
  const kinds = coverageOfSource(catalogue, source)?.kinds.fuelType;
  if (!kinds) return true;
  const inside = kinds.filter((kind) => newEnergy(catalogue).includes(kind)).length;
  return inside > 0 && inside < kinds.length;
}

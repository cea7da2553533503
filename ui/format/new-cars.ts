import type { Language, NewCar } from '@portal/contract';
import { formatPrice } from './price.ts';

/** Prices from the lowest to the highest, in the unit of the language; null where none is known. */
export function priceRange(language: Language, ...yuan: (number | null)[]): string | null {
  const known = yuan.filter((candidate) => candidate !== null).map((value) => formatPrice(value, language));
  return known.length === 0 ? null : [...new Set(known)].join(' ~ ');
}

/** The cars that come next: the call answers the newest first (S7.061), which is the one furthest away. */
export const nearestFirst = (cars: readonly NewCar[]): NewCar[] =>
  [...cars].sort((car, other) => car.launchOn.localeCompare(other.launchOn));

import type { NewCar } from '@portal/contract';
import { formatNumber, toWan } from '@portal/ui';

const wanYuan = (yuan: number) => formatNumber(toWan(yuan), 2);

/** Prices in ten thousands of yuan, from the lowest to the highest; null where none is known. */
export function priceRange(...yuan: (number | null)[]): string | null {
  const known = yuan.filter((one) => one !== null).map(wanYuan);
  return known.length === 0 ? null : [...new Set(known)].join(' ~ ');
}

/** The cars that come next: the call answers the newest first (S7.061), which is the one furthest away. */
export const nearestFirst = (cars: readonly NewCar[]): NewCar[] =>
  [...cars].sort((one, other) => one.launchOn.localeCompare(other.launchOn));

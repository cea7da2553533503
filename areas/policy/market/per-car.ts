import type { PerCar } from '@portal/contract';

/** The share of value-added tax that a price holds: taxes are of the price without it. */
const withVat = 1.13;

/** The bounds of a band of prices in yuan, as its key in the market has them: `10-15`, and `50-` without an end. */
export function bandOf(key: string): { from: number; to: number | null } | null {
  const found = /^(\d+)-(\d*)$/.exec(key);
  if (!found) return null;
  return { from: Number(found[1]) * 10_000, to: found[2] ? Number(found[2]) * 10_000 : null };
}

/** What a buyer has for a car of a price, taxes included. */
export function yuanFor({ yuan, percent, from }: PerCar, price: number): number {
  if (from !== null && price < from) return 0;
  return percent === null ? yuan : Math.min(yuan, ((percent / 100) * price) / withVat);
}

/** What a buyer has for a car in the middle of a band; of one without an end, at its lower bound. */
export function yuanInBand(rule: PerCar, key: string): number | null {
  const band = bandOf(key);
  return band && yuanFor(rule, band.to === null ? band.from : (band.from + band.to) / 2);
}

/** Whether a rule is about a car of a fuel type. */
export const isConcerned = ({ fuels }: PerCar, fuel: string | undefined): boolean =>
  fuels.length === 0 || (fuel !== undefined && fuels.includes(fuel));

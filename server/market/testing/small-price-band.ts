import { monthNumber } from '../model/month.ts';
import type { RawDataset } from './reference/raw.ts';
import { type PriceFact, pricedMonths, smallPrices, smallTrims } from './small-prices.ts';

const ends = [50_000, 80_000, 100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000];

/** The band of a price by its bounds in ten thousand yuan; the last one is open. */
export function bandOf(price: number): string {
  const passed = ends.filter((end) => price >= end);
  const [from, to] = [passed.at(-1) ?? 0, ends[passed.length]];
  return `${from / 10_000}-${to === undefined ? '' : to / 10_000}`;
}

/** What a car costs by some prices of one month. */
function msrpOf(prices: readonly PriceFact[]): number {
  const cars = prices.reduce((sum, { volume }) => sum + volume, 0);
  return cars > 0
    ? prices.reduce((sum, { msrp, volume }) => sum + msrp * (volume / cars), 0)
    : prices.reduce((sum, { msrp }) => sum + msrp, 0) / prices.length;
}

const all = smallPrices();

/** The bands of the sub-models of the small market by month, from the first priced one on. */
const known = new Map(
  [...new Set(smallTrims)].map((subModel) => {
    const own = all.filter(({ trim }) => smallTrims[trim] === subModel);
    const months = [...new Set(own.map(({ month }) => month))].sort((first, other) => first - other);
    const bands = months.map((month) => ({ month, band: bandOf(msrpOf(own.filter((fact) => fact.month === month))) }));
    return [`sub-${subModel}`, bands];
  }),
);

/** The price band of a sub-model in a month, where the prices of the small market are there. */
export function smallPriceBand(subModel: string, month: number): string {
  const bands = known.get(subModel) ?? [];
  if (month < monthNumber(pricedMonths.first)) return 'unknown';
  return (bands.findLast((band) => band.month <= month) ?? bands[0])?.band ?? 'unknown';
}

/** The facts of a dataset of cars with the band of each; of other datasets as they are. */
export const withPriceBand = (raw: RawDataset, bandAt = smallPriceBand): RawDataset =>
  'priceBand' in raw.dataset.dimensions
    ? {
        ...raw,
        facts: raw.facts.map((fact) => ({
          ...fact,
          keys: { ...fact.keys, priceBand: bandAt(fact.keys.subModel ?? '', fact.month) },
        })),
      }
    : raw;

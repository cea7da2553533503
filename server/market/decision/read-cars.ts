import type { DatasetKey, DimensionKey, MarketAnswer } from '@portal/contract';
import { spanCaps } from '@portal/contract';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import type { CarMonth, CarSeries } from './moves.ts';

/** Months of the past that say how volume answers: older prices were made in another market. */
export const pastMonths = 60;

/** Which figures of a dataset are what. */
const figures = {
  price: { price: 'tp', given: null, msrp: 'msrp' },
  incentive: { price: 'msrp', given: 'incentive', msrp: 'msrp' },
} as const;

/** All cars of a segment with what they cost by month. */
export interface SegmentCars {
  cars: CarSeries[];
  /** MSRP of the chosen car by month, in yuan; null where there was none sold. */
  msrp: (number | null)[];
}

/**
 * What the cars of a segment cost and sold, by month, of the last five years; volumes are those that weigh the prices.
 * @param by the dimension that the chosen car is a member of
 */
export async function readCars(
  { market, language, signal }: Asking,
  dataset: 'price' | 'incentive',
  { by, key, segment }: { by: DimensionKey; key: string; segment: string },
): Promise<SegmentCars> {
  const of = figures[dataset];
  const catalogue = await market.catalogue(dataset as DatasetKey, language);
  const last = monthNumber(catalogue.last);
  const first = Math.max(monthNumber(catalogue.first), last - pastMonths + 1);
  const length = last - first + 1;
  const cars = new Map<string, (CarMonth | null)[]>();
  const msrp: (number | null)[] = Array.from({ length }, () => null);
  const take = ({ rows }: MarketAnswer) => {
    for (const { kind, keys, values, unnamed } of rows) {
      const car = keys[by];
      const [volume, price] = [values.retailVolume ?? 0, values[of.price] ?? 0];
      if (kind !== 'row' || unnamed || car === undefined || volume <= 0) continue;
      const at = monthNumber(keys.period ?? '') - first;
      const months = cars.get(car) ?? Array.from({ length }, () => null);
      months[at] = { volume, price, given: of.given === null ? 0 : (values[of.given] ?? 0) };
      cars.set(car, months);
      if (car === key) msrp[at] = values[of.msrp] ?? null;
    }
  };
  for (let end = last; end >= first; end -= spanCaps.monthly) {
    take(
      await market.query(
        {
          dataset,
          dataSources: [],
          dateType: 'monthly',
          from: monthText(Math.max(first, end - spanCaps.monthly + 1)),
          to: monthText(end),
          by: ['period', by],
          indicators: [...new Set([of.price, of.given ?? of.price, of.msrp, 'retailVolume' as const])],
          filters: { segment: [segment] },
          limit: 20_000,
        },
        language,
        signal,
      ),
    );
  }
  return { cars: [...cars].map(([car, months]) => ({ key: car, months })), msrp };
}

import type { Language, PricePoint } from '@portal/contract';
import type { CategoryChartSpec } from '@portal/ui/charts';
import { monthBars } from '../chart/month-bars.ts';

export interface PriceWords {
  title: string;
  discount: string;
  /** Names of the lines, with the month they are measured from. */
  tp: string;
  msrp: string;
  /** How the prices of trims are made one, which is no source. */
  note: string;
}

/** In percent, as S9.044 wants it. */
const percent = (ratio: number | null) => (ratio === null ? null : ratio * 100);

/** Each price against another one: 3 means 3 % dearer. */
const since = (base: number, prices: readonly (number | null)[]): (number | null)[] =>
  prices.map((price) => (price === null || base <= 0 ? null : (price / base - 1) * 100));

/** The month that prices are measured from. */
export const firstPriced = (points: readonly PricePoint[]): string | undefined =>
  points.find(({ tp, msrp }) => tp !== null || msrp !== null)?.month;

/**
 * S2.095 S2.100 S9.044 A83: the discount as bars and both prices as lines, on one axis of percent: prices as their
 * change since the first month, so that a fall of the transaction price shows beside the discount that it comes from.
 */
export function priceSpec(points: readonly PricePoint[], words: PriceWords, language: Language): CategoryChartSpec {
  // Each price against the first one there is, and what it was against the same: that is what the chart is measured from.
  const line = (key: 'tp' | 'msrp') => {
    const prices = points.map((point) => point[key]);
    const base = prices.find((price) => price !== null) ?? 0;
    const formers = since(
      base,
      points.map(({ revised }) => revised?.[key] ?? null),
    );
    return {
      key,
      name: words[key],
      format: 'price' as const,
      kind: 'line' as const,
      values: since(base, prices),
      formers,
    };
  };
  return {
    ...monthBars(points, words, language),
    series: [
      {
        key: 'discount',
        name: words.discount,
        format: 'price',
        values: points.map(({ discount }) => percent(discount)),
        formers: points.map(({ revised }) => percent(revised?.discount ?? null)),
      },
      line('tp'),
      line('msrp'),
    ],
  };
}

import type { Language, PricePoint } from '@portal/contract';
import type { CategoryChartSpec } from '@portal/ui/charts';
import { monthBars } from '../chart/month-bars.ts';

export interface PriceWords {
  title: string;
  tp: string;
  msrp: string;
  /** What is 100, with its month. */
  base: string;
  /** How the prices of trims are made one, which is no source. */
  note: string;
}

/** The index of the base month. */
const whole = 100;

/** Each price against that of the base month, which is 100: 97 means 3 % cheaper. */
const indexed = (base: number, prices: readonly (number | null)[]): (number | null)[] =>
  prices.map((price) => (price === null || base <= 0 ? null : (price / base) * whole));

/** The month that prices are measured from: the first one in which both are known. */
export const baseMonth = (points: readonly PricePoint[]): string | undefined =>
  points.find(({ tp, msrp }) => tp !== null && msrp !== null)?.month;

/**
 * S2.095 S2.100 S9.044 A83: the price index, of the transaction price as bars that stand on 100 and of the MSRP as a line,
 * both in percent of the same base month, which the axis says. One kind of figure stands on the one axis; the discount
 * stands in the key figures.
 */
export function priceSpec(points: readonly PricePoint[], words: PriceWords, language: Language): CategoryChartSpec {
  const base = points.find(({ month }) => month === baseMonth(points));
  const index = (key: 'tp' | 'msrp') => ({
    key,
    name: words[key],
    format: 'index' as const,
    noun: words.base,
    base: whole,
    values: indexed(
      base?.[key] ?? 0,
      points.map((point) => point[key]),
    ),
    formers: indexed(
      base?.[key] ?? 0,
      points.map(({ revised }) => revised?.[key] ?? null),
    ),
  });
  return {
    ...monthBars(points, words, language),
    series: [index('tp'), { ...index('msrp'), kind: 'line' }],
  };
}

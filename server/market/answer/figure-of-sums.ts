import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import { kindOf } from '../kinds/index.ts';

/** Sums of facts by the keys of their parts. */
export type Sums = ReadonlyMap<string, number>;

const aloneOf = (dataset: Dataset, key: string) => {
  const indicator = indicatorOf(dataset, key);
  const kind = kindOf(indicator);
  return 'alone' in kind ? { indicator, ...kind.alone } : null;
};

/** Whether a figure is made of the facts of any months by itself. */
export const isAlone = (dataset: Dataset, key: string): boolean => aloneOf(dataset, key) !== null;

/** Whether a figure is one sum of facts, and not made of several. */
export const isOneSum = (dataset: Dataset, key: string): boolean => aloneOf(dataset, key)?.isSum ?? false;

/**
 * A figure that is made by itself, of sums that are there already: what baseFigure says in SQL.
 * @returns null where it has no weight, or nothing to be a part of
 * @throws Error for an indicator that is not made by itself
 */
export function figureOfSums(dataset: Dataset, key: string, sums: Sums): number | null {
  const alone = aloneOf(dataset, key);
  if (!alone) throw new Error(`${key} is not made by itself`);
  return alone.value(alone.indicator, {
    sum: (part) => sums.get(part) ?? 0,
    figure: (other) => figureOfSums(dataset, other, sums),
  });
}

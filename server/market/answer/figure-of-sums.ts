import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import { partsOf } from '../sql/measures.ts';

/** Sums of facts by the keys of their parts. */
export type Sums = ReadonlyMap<string, number>;

/** Whether a figure is one sum of facts, and not made of several. */
export const isOneSum = (dataset: Dataset, key: string): boolean =>
  ['additive', 'latest'].includes(indicatorOf(dataset, key).kind);

/**
 * A figure that is made by itself, of sums that are there already: what baseFigure says in SQL.
 * @returns null where it has no weight, or nothing to be a part of
 * @throws Error for an indicator that is not made by itself
 */
export function figureOfSums(dataset: Dataset, key: string, sums: Sums): number | null {
  const indicator = indicatorOf(dataset, key);
  const [first = 0, second = 0] = partsOf(dataset, indicator).map((part) => sums.get(part.key) ?? 0);
  switch (indicator.kind) {
    case 'additive':
    case 'latest':
      return first;
    case 'weighted':
    case 'mean':
      return second > 0 ? first / second / (indicator.per ?? 1) : null;
    case 'ratio': {
      const of = (other: string) => figureOfSums(dataset, other, sums);
      const [whole, over] = [of(indicator.of), of(indicator.over)];
      const less = indicator.less === undefined ? 0 : of(indicator.less);
      return whole === null || less === null || over === null || over <= 0 ? null : (whole - less) / over;
    }
    default:
      throw new Error(`an indicator of kind ${indicator.kind} is not made by itself`);
  }
}

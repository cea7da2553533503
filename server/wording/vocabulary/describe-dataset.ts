import type { Dataset } from '../../market/index.ts';
import type { WordDataset, WordIndicator, WordSource } from './vocabulary.ts';

/** What of a dataset questions are made of: what its declaration says, and the months and sources of a release. */
export function describeDataset(
  { key, name, products, facts, dimensions, indicators }: Dataset,
  {
    first,
    last,
    sources,
    distinguishes,
  }: { first: number; last: number; sources: readonly WordSource[]; distinguishes: (dimension: string) => boolean },
): WordDataset {
  return {
    key,
    name,
    products,
    isYearly: facts.every === 'year',
    first,
    last,
    sources,
    dimensions: Object.fromEntries(
      Object.entries(dimensions).flatMap(([dimension, { name: own, kind }]) =>
        distinguishes(dimension) ? [[dimension, { name: own, isNamed: kind === 'named' }]] : [],
      ),
    ),
    indicators: Object.fromEntries(
      Object.entries(indicators).map(([indicator, declared]): [string, WordIndicator] => {
        const { name: own, kind, of, against, toDate, only } = declared as WordIndicator;
        return [indicator, { name: own, kind, of, against, toDate, only }];
      }),
    ),
  };
}

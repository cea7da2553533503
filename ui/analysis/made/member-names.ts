import type { DimensionKey, MarketAnswer } from '@portal/contract';

/** Names of members as the rows of an answer have them; of those that are none of its rows, as the page knows them. */
export function memberNames(
  answer: Partial<Pick<MarketAnswer, 'rows'>>,
  nameOf: (dimension: DimensionKey, key: string) => string,
) {
  return (dimension: DimensionKey, key: string): string =>
    answer.rows?.find(({ keys }) => keys[dimension] === key)?.names[dimension] ?? nameOf(dimension, key);
}

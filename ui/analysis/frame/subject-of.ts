import type { DimensionKey } from '@portal/contract';
import type { View } from '@portal/ui';

/**
 * What a view is about, for the title of the window: the first member that narrows it, and how many more there are.
 * Empty for the whole market.
 */
export function subjectOf(
  { filters }: Pick<View, 'filters'>,
  dimensions: readonly DimensionKey[],
  nameOf: (dimension: DimensionKey, key: string) => string,
): string {
  const chosen = dimensions.flatMap((dimension) => (filters[dimension] ?? []).map((key) => nameOf(dimension, key)));
  const [first = ''] = chosen;
  return chosen.length > 1 ? `${first} +${chosen.length - 1}` : first;
}

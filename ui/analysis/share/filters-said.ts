import type { DimensionKey, Language, MarketCatalogue } from '@portal/contract';
import type { View } from '@portal/ui';

/** The filters of a view in words: one pair of dimension and members for each. */
export function filtersSaid(
  view: View,
  dimensions: readonly DimensionKey[],
  catalogue: MarketCatalogue | null,
  nameOf: (dimension: DimensionKey, key: string) => string,
  language: Language,
): [string, string][] {
  const comma = language === 'en' ? ', ' : '、';
  return dimensions.flatMap((dimension): [string, string][] => {
    const keys = view.filters[dimension] ?? [];
    if (keys.length === 0) return [];
    const name = catalogue?.dimensions.find(({ key }) => key === dimension)?.name ?? dimension;
    return [[name, keys.map((key) => nameOf(dimension, key)).join(comma)]];
  });
}

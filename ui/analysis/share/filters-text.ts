import { type DimensionKey, joinNames, type Language, type MarketCatalogue } from '@portal/contract';
import type { View } from '@portal/ui';
import { analysisWords } from '../page/phrases.ts';

/** What narrows a view in words: one pair of dimension and members for each, then those of which members are left out. */
export function filtersText(
  view: View,
  dimensions: readonly DimensionKey[],
  catalogue: MarketCatalogue | null,
  nameOf: (dimension: DimensionKey, key: string) => string,
  language: Language,
): [string, string][] {
  const words = analysisWords(language);
  const textOf = (members: View['filters'], inWords: (names: string) => string) =>
    dimensions.flatMap((dimension): [string, string][] => {
      const keys = members[dimension] ?? [];
      if (keys.length === 0) return [];
      const name = catalogue?.dimensions.find(({ key }) => key === dimension)?.name ?? dimension;
      return [
        [
          name,
          inWords(
            joinNames(
              keys.map((key) => nameOf(dimension, key)),
              language,
            ),
          ),
        ],
      ];
    });
  return [
    ...textOf(view.filters, (names) => names),
    ...textOf(view.without, (names) => words('without', { name: names })),
  ];
}

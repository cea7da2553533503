import type { DimensionKey, MarketCatalogue } from '@portal/contract';

/** Members of a dimension that go by one name together, such as the fuel types of new energy. */
export type MemberGroup = MarketCatalogue['dimensions'][number]['groups'][number];

/** The group that is chosen: all of it, and nothing beside it. */
export const groupChosen = (groups: readonly MemberGroup[], chosen: readonly string[]): MemberGroup | undefined =>
  groups.find(
    ({ members }) =>
      members.length > 0 && members.length === chosen.length && members.every((key) => chosen.includes(key)),
  );

/**
 * The dimensions by whose members those of another one are thought of together, of those that a view can be narrowed by.
 * @param offered dimensions of the area
 */
export const attributesFor = (
  catalogue: Pick<MarketCatalogue, 'dimensions'> | null,
  dimension: DimensionKey,
  offered: readonly DimensionKey[],
): { dimension: DimensionKey; name: string }[] => {
  const named = (wanted: string) => catalogue?.dimensions.find(({ key }) => key === wanted);
  return offered.flatMap((key) =>
    named(dimension)?.groupedBy.includes(key) ? [{ dimension: key, name: named(key)?.name ?? key }] : [],
  );
};

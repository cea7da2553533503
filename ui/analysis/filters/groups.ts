import type { MarketCatalogue } from '@portal/contract';

/** Members of a dimension that go by one name together, such as the fuel types of new energy. */
export type MemberGroup = MarketCatalogue['dimensions'][number]['groups'][number];

/** The group that is chosen: all of it, and nothing beside it. */
export const groupChosen = (groups: readonly MemberGroup[], chosen: readonly string[]): MemberGroup | undefined =>
  groups.find(
    ({ members }) =>
      members.length > 0 && members.length === chosen.length && members.every((key) => chosen.includes(key)),
  );

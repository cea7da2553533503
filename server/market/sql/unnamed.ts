import type { Dataset, FactChain } from '../datasets/index.ts';
import type { Group } from './facts.ts';
import type { KnownMembers } from './known-members.ts';
import { isOneOf } from './literals.ts';

/** The tables that a row of a table tells, itself first: a sub-model tells its model, brand and manufacturer. */
function distinguishedBy({ chain: { tables } }: FactChain, name: string): Set<string> {
  const distinguished = new Set([name]);
  for (const [at, table] of tables.entries()) {
    const teller = table.of ?? tables[at - 1]?.name;
    if (teller !== undefined && distinguished.has(teller)) distinguished.add(table.name);
  }
  return distinguished;
}

/**
 * The groups that decide whether a row has a place: those that no other one of them tells. A car of an unknown segment
 * is a car all the same, where rows are told apart by car and segment.
 */
export function deciding({ facts }: Pick<Dataset, 'facts'>, groups: readonly Group[]): Group[] {
  const isDistinguished = (group: Group) =>
    facts.chains.some((each) => {
      const distinguished = each.chain.dimensions[group.key];
      return (
        distinguished &&
        groups.some(
          ({ key, dimension }) =>
            key !== group.key &&
            dimension.kind === 'named' &&
            each.chain.dimensions[key] &&
            distinguishedBy(each, dimension.table.name).has(distinguished.table.name),
        )
      );
    });
  return groups.filter((group) => !isDistinguished(group));
}

/** @returns a condition for the rows that have no place in a ranking, or null where a release has no such members */
export function placeless(
  dataset: Pick<Dataset, 'facts'>,
  groups: readonly Group[],
  members: KnownMembers,
): string | null {
  const conditions = deciding(dataset, groups).flatMap(({ key, column }) => {
    const without = members.unnamed(key);
    return without.length > 0 ? [isOneOf(column, without)] : [];
  });
  return conditions.length > 0 ? conditions.join(' OR ') : null;
}

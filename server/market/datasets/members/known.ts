import type { Chain, EnumeratedDimension, EnumeratedMember } from '../dimension.ts';
import { enumerated } from './declare.ts';

/**
 * A chain of one dimension whose members are the same in every release: what kind of thing a row is of.
 * @param key of the dimension, which is that of the chain as well
 * @param table its name
 */
export function knownMembers<const Key extends string>(
  key: Key,
  table: string,
  members: readonly EnumeratedMember[],
  names: Pick<EnumeratedDimension, 'name' | 'definition'>,
) {
  const own = { name: table, id: `${table}_id`, codes: ['code'], members };
  const dimension = enumerated(members, [own, 'code'], names.name, names.definition);
  return { key, tables: [own], dimensions: { [key]: dimension } as Record<Key, EnumeratedDimension> } satisfies Chain;
}

import { type FactChain, isUnspecified } from '../../../market/index.ts';
import type { KnownMembers } from '../../members/known-members.ts';

/** @returns SQL for whether a row is of a member that has a name of its own, and not of all that are counted together */
export function specifiedMembers({ chain, column }: FactChain, tables: ReadonlyMap<string, KnownMembers>): string {
  const [dimension] = Object.values(chain.dimensions);
  const members = [...(tables.get(chain.tables[0]?.name ?? '')?.byId.values() ?? [])];
  const unspecified = members.flatMap(({ id, key }) => (dimension && isUnspecified(dimension, key) ? [id] : []));
  return unspecified.length > 0 ? `${column} NOT IN (${unspecified.join(', ')})` : 'TRUE';
}

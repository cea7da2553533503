import { type FactChain, isUntold } from '../../../market/index.ts';
import type { KnownMembers } from '../known/known-members.ts';

/** @returns SQL for whether a row is of a member that is told by name, and not of all that are counted together */
export function toldMembers({ chain, column }: FactChain, tables: ReadonlyMap<string, KnownMembers>): string {
  const [dimension] = Object.values(chain.dimensions);
  const members = [...(tables.get(chain.tables[0]?.name ?? '')?.byId.values() ?? [])];
  const untold = members.flatMap(({ id, key }) => (dimension && isUntold(dimension, key) ? [id] : []));
  return untold.length > 0 ? `${column} NOT IN (${untold.join(', ')})` : 'TRUE';
}

import type { Facet } from '@portal/contract';
import { keyToday, type Unions } from '../kernel/member-keys.ts';

/** Counts by member, those of members that have become one together. */
export function facetsToday(facets: readonly Facet[], unions: Unions): Facet[] {
  if (unions.size === 0) return [...facets];
  const counts = new Map<string, Facet>();
  for (const facet of facets) {
    const key = keyToday(unions, facet.key);
    const before = counts.get(key);
    const name = unions.has(facet.key) ? (before?.name ?? facet.name) : facet.name;
    counts.set(key, { key, name, count: facet.count + (before?.count ?? 0) });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
}

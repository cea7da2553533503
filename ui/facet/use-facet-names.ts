import { useState } from 'react';
import type { FacetOption } from './facet-group.tsx';

/** The name of a value that was offered to filter by; undefined for one that never was. */
export type FacetNameOf = (facet: string, key: string) => string | undefined;

/**
 * The names of everything a list has offered to filter by so far: what is chosen keeps its name when other filters
 * leave nothing of it.
 * @param facets of the answer of now, by the name of the facet
 */
export function useFacetNames(facets: Readonly<Record<string, readonly FacetOption[]>> | undefined): FacetNameOf {
  const [names] = useState(() => new Map<string, string>());
  for (const [facet, options] of Object.entries(facets ?? {}))
    for (const { key, name } of options) names.set(`${facet} ${key}`, name);
  return (facet, key) => names.get(`${facet} ${key}`);
}

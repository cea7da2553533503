import type { Facet } from '@portal/contract';
import { useState } from 'react';
import type { Found } from '../data/ask.ts';
import { type FacetName, facetNames } from '../data/newsView.ts';

export type NameOf = (facet: FacetName, key: string) => string | undefined;

/**
 * The names of everything a list has offered so far: a chosen filter keeps its name when other filters leave nothing
 * of it.
 * @returns the name of a key; undefined when no answer has brought it
 */
export function useFacetNames(found: Found | undefined): NameOf {
  const [names] = useState(() => new Map<string, string>());
  for (const facet of facetNames)
    for (const { key, name } of (found?.facets[facet] ?? []) as Facet[]) names.set(`${facet} ${key}`, name);
  return (facet, key) => names.get(`${facet} ${key}`);
}

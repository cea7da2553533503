import { formatDate, useFacetNames } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { type FacetName, facetNames, facetParameters, type PolicyView } from '../data/policy-view.ts';
import { daysText } from '../frame/days-text.ts';
import { nameOf } from '../names.ts';
import { phrases } from '../phrases.ts';

export type FilterNames = (facet: FacetName, key: string) => string;

/** The names of what can be filtered by; of what no answer has named, the portal's own name or the key. */
export function useFilterNames(facets: Found['facets'] | undefined): FilterNames {
  const nameHeard = useFacetNames(facets);
  return (facet, key) => nameHeard(facet, key) ?? known(facet, key);
}

function known(facet: FacetName, key: string): string {
  if (facet === 'levels') return nameOf('level', key);
  if (facet === 'kinds') return nameOf('kind', key);
  return facet === 'statuses' ? nameOf('status', key) : key;
}

/** What narrows a view, in words: one line for each group. */
export function filtersText(view: PolicyView, names: FilterNames, comma: string): [string, string][] {
  const { translate } = phrases;
  const facets = facetNames.map((facet): [string, string] => [
    translate(facetParameters[facet]),
    view[facet].map((key) => names(facet, key)).join(comma),
  ]);
  const lines: [string, string][] = [
    [translate('text'), view.text.trim()],
    ...facets,
    [translate('onDay'), view.on && formatDate(view.on)],
    [translate('days'), daysText(view.from, view.to)],
  ];
  return lines.filter(([, text]) => text !== '');
}

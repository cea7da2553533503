import { useFacetNames } from '@portal/ui';
import type { Found } from '../../data/ask.ts';
import { type FacetName, facetNames, facetParameters, type ImageView } from '../../data/image-view.ts';
import { phrases } from '../../phrases.ts';

export type FilterNames = (facet: FacetName, key: string) => string;

/** The names of what can be filtered by; of what no answer has named, the key. */
export function useFilterNames(facets: Found['facets'] | undefined): FilterNames {
  const nameHeard = useFacetNames(facets);
  return (facet, key) => nameHeard(facet, key) ?? key;
}

/** What narrows a view, in words: one line for each group. */
export function filtersText(view: ImageView, names: FilterNames, comma: string): [string, string][] {
  const { translate } = phrases;
  const facets = facetNames.map((facet): [string, string] => [
    translate(facetParameters[facet]),
    view[facet].map((key) => names(facet, key)).join(comma),
  ]);
  const lines: [string, string][] = [
    [translate('text'), view.text.trim()],
    [translate('subModel'), view.subModels.join(comma)],
    ...facets,
  ];
  return lines.filter(([, text]) => text !== '');
}

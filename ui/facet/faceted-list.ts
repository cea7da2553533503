import { joinNames, type Language } from '@portal/contract';
import type { DefinedView } from '../address/define-view.ts';
import type { ListView, ViewAddress } from '../address/use-view-address.ts';
import type { FacetOption } from './facet-group.tsx';
import { useFacetNames } from './use-facet-names.ts';

/** The view of a list that facets narrow: what is chosen of each stands under its name. */
export type FacetedView<Name extends string> = ListView & Record<Name, string[]>;

export interface FacetedListSource<View, Name extends string> {
  /** What the hooks of tests begin with: `policy` for `policy-facet`, `policy-chips`. */
  name: string;
  address: Pick<ViewAddress<View>, 'view' | 'narrow' | 'amend' | 'searchOf'>;
  definition: Pick<DefinedView<View>, 'widened' | 'isNarrowed'>;
  /** The facets in the order in which they stand. */
  facetNames: readonly Name[];
  /** Of the latest answer, by the name of the facet; undefined while there is none. */
  facets: Readonly<Record<string, readonly FacetOption[]>> | undefined;
  titleOf: (facet: Name) => string;
  /** The name of a value that no answer has offered; without it the key. */
  nameOf?: (facet: Name, key: string) => string;
  language: Language;
}

/** A list that facets narrow, as its panel, its chips and its foot take it. */
export interface FacetedList<View, Name extends string> extends Omit<FacetedListSource<View, Name>, 'nameOf'> {
  nameOf: (facet: string, key: string) => string;
}

/** Keeps the names of all values that were ever offered, so that what is chosen is named when nothing of it is left. */
export function useFacetedList<View extends FacetedView<Name>, Name extends string>(
  source: FacetedListSource<View, Name>,
): FacetedList<View, Name> {
  const nameHeard = useFacetNames(source.facets);
  return { ...source, nameOf: (facet, key) => nameHeard(facet, key) ?? source.nameOf?.(facet as Name, key) ?? key };
}

/** How many values of facets are chosen. */
export const countChosen = <Name extends string>(view: Record<Name, string[]>, facetNames: readonly Name[]): number =>
  facetNames.reduce((sum, name) => sum + view[name].length, 0);

/** Whether there is or may be something to filter by: where nothing was found, the list has all the room. */
export const hasFacets = <View extends FacetedView<Name>, Name extends string>(
  { facets, facetNames, address: { view } }: FacetedList<View, Name>,
  failed: boolean,
): boolean => (facets ? facetNames.some((name) => facets[name]?.length || view[name].length) : !failed);

/** What is chosen of each facet, in words: a line for each of which something is. */
export function facetLines<View extends FacetedView<Name>, Name extends string>({
  facetNames,
  address: { view },
  titleOf,
  nameOf,
  language,
}: FacetedList<View, Name>): [string, string][] {
  return facetNames
    .filter((name) => view[name].length > 0)
    .map((name) => [
      titleOf(name),
      joinNames(
        view[name].map((key) => nameOf(name, key)),
        language,
      ),
    ]);
}

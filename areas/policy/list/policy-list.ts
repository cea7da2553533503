import { useLanguage } from '@portal/shell';
import { countChosen, type FacetedList, facetLines, formatDate, type OtherFilter, useFacetedList } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { type FacetName, facetNames, facetParameters, type PolicyView, policyView } from '../data/policy-view.ts';
import type { PolicyAddress } from '../data/use-policy-address.ts';
import { daysText } from '../frame/days-text.ts';
import { nameOf } from '../names.ts';
import { phrases } from '../phrases.ts';

export type PolicyList = FacetedList<PolicyView, FacetName>;

/** The list with its facets; what no answer has named has the portal's own name. */
export function usePolicyList(address: PolicyAddress, facets: Found['facets'] | undefined): PolicyList {
  const translate = phrases.useTranslate();
  return useFacetedList<PolicyView, FacetName>({
    name: 'policy',
    address,
    definition: policyView,
    facetNames,
    facets,
    titleOf: (facet) => translate(facetParameters[facet]),
    nameOf: known,
    language: useLanguage(),
  });
}

function known(facet: FacetName, key: string): string {
  if (facet === 'levels') return nameOf('level', key);
  if (facet === 'kinds') return nameOf('kind', key);
  return facet === 'statuses' ? nameOf('status', key) : key;
}

/** How many filters narrow the list, the text aside. */
export const countFilters = (view: PolicyView): number =>
  countChosen(view, facetNames) + [view.on, view.from, view.to].filter(Boolean).length;

/** The words that are searched for, as they are asked. */
export const textLines = ({ text }: PolicyView): [string, string][] => [[phrases.translate('text'), text.trim()]];

/** The days that narrow the list, as they are asked. */
export const dayLines = ({ on, from, to }: PolicyView): [string, string][] => [
  [phrases.translate('onDay'), on && formatDate(on)],
  [phrases.translate('days'), daysText(from, to)],
];

/** What narrows the list, in words: one line for each group. */
export const filtersText = (list: PolicyList): [string, string][] =>
  [...textLines(list.address.view), ...facetLines(list), ...dayLines(list.address.view)].filter(
    ([, text]) => text !== '',
  );

/** The words that are searched for, to be taken away. */
export function textFilter({ text }: PolicyView): OtherFilter<PolicyView>[] {
  const words = text.trim();
  return words ? [{ id: 'text', name: `“${words}”`, without: { text: '' } }] : [];
}

/** The days that narrow the list, to be taken away. */
export function dayFilters({ on, from, to }: PolicyView): OtherFilter<PolicyView>[] {
  const days = daysText(from, to);
  return [
    ...(on ? [{ id: 'on', name: phrases.translate('inForceOn', { day: formatDate(on) }), without: { on: '' } }] : []),
    ...(days ? [{ id: 'days', name: days, without: { from: '', to: '' } }] : []),
  ];
}

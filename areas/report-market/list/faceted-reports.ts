import { useLanguage } from '@portal/shell';
import { type FacetedList, type OtherFilter, useFacetedList } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { type FacetName, facetNames, type MarketView, marketView } from '../data/market-view.ts';
import type { MarketAddress } from '../data/use-market-address.ts';
import { phrases } from '../phrases.ts';

export type FacetedReports = FacetedList<MarketView, FacetName>;

/** The list with its facets. */
export function useFacetedReports(address: MarketAddress, facets: Found['facets'] | undefined): FacetedReports {
  return useFacetedList<MarketView, FacetName>({
    name: 'market',
    address,
    definition: marketView,
    facetNames,
    facets,
    titleOf: phrases.useTranslate(),
    language: useLanguage(),
  });
}

/** The words that are searched for, as they are asked. */
export const textLines = ({ text }: MarketView): [string, string][] => [[phrases.translate('words'), text.trim()]];

/** The words that are searched for, to be taken away. */
export function textFilter({ text }: MarketView): OtherFilter<MarketView>[] {
  const words = text.trim();
  return words ? [{ id: 'text', name: `“${words}”`, without: { text: '' } }] : [];
}

import { useLanguage } from '@portal/shell';
import { type FacetedList, formatDateRange, type OtherFilter, useFacetedList } from '@portal/ui';
import type { Found } from '../data/ask.ts';
import { type FacetName, facetNames, type NewsView, newsView } from '../data/news-view.ts';
import type { NewsAddress } from '../data/use-news-address.ts';
import { phrases } from '../phrases.ts';

export type FacetedNews = FacetedList<NewsView, FacetName>;

/** The list with its facets. */
export function useFacetedNews(address: NewsAddress, facets: Found['facets'] | undefined): FacetedNews {
  return useFacetedList<NewsView, FacetName>({
    name: 'news',
    address,
    definition: newsView,
    facetNames,
    facets,
    titleOf: phrases.useTranslate(),
    language: useLanguage(),
  });
}

const daysText = ({ from, to }: NewsView) => (from || to ? formatDateRange(from, to) : '');

/** The words that are searched for, as they are asked. */
export const textLines = ({ text }: NewsView): [string, string][] => [[phrases.translate('words'), text.trim()]];

/** The days that narrow the list, as they are asked. */
export const dayLines = (view: NewsView): [string, string][] => [[phrases.translate('days'), daysText(view)]];

/** The days that narrow the list, to be taken away. */
export const dayFilters = (view: NewsView): OtherFilter<NewsView>[] =>
  dayLines(view)
    .filter(([, name]) => name !== '')
    .map(([kind, name]) => ({ id: 'days', kind, name, without: { from: '', to: '' } }));

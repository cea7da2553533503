import { useLanguage } from '@portal/shell';
import { type FacetedList, facetLines, type OtherFilter, useFacetedList } from '@portal/ui';
import type { Found } from '../../data/ask.ts';
import { type FacetName, facetNames, facetParameters, type ImageView, imageView } from '../../data/image-view.ts';
import type { ImageAddress } from '../../data/use-image-address.ts';
import { phrases } from '../../phrases.ts';

export type ImageList = FacetedList<ImageView, FacetName>;

/** The list with its facets. */
export function useImageList(address: ImageAddress, facets: Found['facets'] | undefined): ImageList {
  const translate = phrases.useTranslate();
  return useFacetedList<ImageView, FacetName>({
    name: 'image',
    address,
    definition: imageView,
    facetNames,
    facets,
    titleOf: (facet) => translate(facetParameters[facet]),
    language: useLanguage(),
  });
}

/** The words that are searched for and the sub-models, as they are asked. */
export const otherLines = ({ text, subModels }: ImageView): [string, string][] => [
  [phrases.translate('text'), text.trim()],
  [phrases.translate('subModel'), subModels.join(', ')],
];

/** What narrows the list, in words: one line for each group. */
export const filtersText = (list: ImageList): [string, string][] =>
  [...otherLines(list.address.view), ...facetLines(list)].filter(([, text]) => text !== '');

/** The words and the sub-models, to be taken away. */
export function otherFilters({ text, subModels }: ImageView): OtherFilter<ImageView>[] {
  const words = text.trim();
  return [
    ...(words ? [{ id: 'text', name: `“${words}”`, without: { text: '' } }] : []),
    ...subModels.map((key) => ({
      id: `subModel ${key}`,
      kind: phrases.translate('subModel'),
      name: key,
      without: { subModels: subModels.filter((other) => other !== key) },
    })),
  ];
}

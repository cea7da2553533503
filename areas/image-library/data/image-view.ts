import type { ImageQuery } from '@portal/contract';
import { choice, defineView, item, keys, page, words } from '@portal/ui';

/** The groups of filters with counts; each stands in the address under the name at its right. */
export const facetParameters = {
  brands: 'brand',
  models: 'model',
  angles: 'angle',
  colours: 'colour',
  years: 'year',
} as const;
export type FacetName = keyof typeof facetParameters;
export const facetNames = ['angles', 'brands', 'models', 'colours', 'years'] as const satisfies readonly FacetName[];

export const pageSizes = [24, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];

/** What is looked at. */
export interface ImageView extends Record<FacetName, string[]> {
  text: string;
  subModels: string[];
  page: number;
  size: PageSize;
  /** The picture that is open; empty for none. */
  id: string;
}

export const imageView = defineView<ImageView>({
  text: words('q'),
  angles: keys(facetParameters.angles),
  brands: keys(facetParameters.brands),
  models: keys(facetParameters.models),
  subModels: keys('subModel'),
  colours: keys(facetParameters.colours),
  years: keys(facetParameters.years),
  page: page(),
  size: choice<PageSize>('size', pageSizes),
  id: item('image'),
});

/** The question a list asks. What narrows nothing is left out; the open picture is a question of its own. */
export const queryOf = (view: ImageView): ImageQuery => ({
  ...imageView.narrowing(view),
  page: view.page,
  pageSize: view.size,
});

import { readChoice, type View } from '@portal/ui';
import { type Catalogue, figuresIn } from '@portal/ui/analysis';
import { regionIndicators, regions } from '../../market/choices.ts';

/** The level of places that a page shows, and the figure that colours them; within one province its cities. */
export function readRegion(search: URLSearchParams, view: View, catalogue: Catalogue | null) {
  const { filters } = view;
  const usual = filters.province?.length === 1 ? 'city' : 'province';
  return {
    usual,
    by: readChoice(search, 'by', [usual, ...regions] as const),
    indicator: readChoice(search, 'indicator', [regionIndicators[0], ...figuresIn(view, catalogue, regionIndicators)]),
  };
}

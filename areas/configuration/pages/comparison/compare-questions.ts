import { questionBase as base, freeOf, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';
import { yearOf } from '../../market/questions.ts';

/** So many trims are chosen by name; all of a model may be more. */
export const mostChosen = 8;

/** As many as stand beside each other at all. */
export const mostColumns = 40;

/** The trims that an address names. */
export const trimsIn = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('trims'))].slice(0, mostColumns);

/** The model with most trims in a year: shown until one is chosen. */
export const usualModel = (view: View, catalogue: Catalogue, year: string): Query => ({
  ...base(freeOf(view, 'model', 'equipmentItem'), catalogue),
  ...yearOf(view, catalogue, year),
  by: ['model'],
  indicators: ['equipmentTrims'],
  sort: { by: 'equipmentTrims', direction: 'descending' },
  limit: 1,
});

/** Everything that some trims have in a year, or all trims of a model. */
export function equipmentOf(
  view: View,
  catalogue: Catalogue,
  { year, trims, model }: { year: string; trims: readonly string[]; model: string },
): Query {
  return {
    ...base(
      narrowedTo({ ...view, filters: {}, without: {} }, trims.length > 0 ? { trim: [...trims] } : { model: [model] }),
      catalogue,
    ),
    ...yearOf(view, catalogue, year),
    by: ['equipmentCategory', 'equipmentItem', 'equipmentState', 'equipmentValue', 'trim'],
    indicators: ['optionPrice'],
    sort: { by: 'equipmentCategory', direction: 'ascending' },
    limit: 20_000,
  };
}

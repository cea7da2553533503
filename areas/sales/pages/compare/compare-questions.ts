import type { CallPayload } from '@portal/contract';
import { coveredBy, notNarrowed, questionBase, spanOf, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';

/** The months of a comparison of models, which is always by month. */
const comparedMonths = (view: View, catalogue: Catalogue) =>
  spanOf({ ...view, dateType: 'monthly' }, coveredBy(catalogue, view));

/** The sub-models that a view names side by side; null while there are too few. */
export function comparisonOf(view: View, catalogue: Catalogue): CallPayload<'marketCompare'> | null {
  const subModels = view.filters.subModel ?? [];
  if (subModels.length < 2 || !view.dataSource) return null;
  return { dataSource: view.dataSource, subModels, ...comparedMonths(view, catalogue) };
}

const mostSold = (view: View, catalogue: Catalogue, limit: number) => {
  const span = questionBase({ ...view, ...notNarrowed, dateType: 'monthly' }, catalogue);
  return {
    ...span,
    from: span.to,
    indicators: ['volume' as const],
    sort: { by: 'volume' as const, direction: 'descending' as const },
    limit,
  };
};

/** The sub-model that sold most in the last month, or the one that is chosen, with its segment. */
export function bestSeller(view: View, catalogue: Catalogue): Query {
  const { subModel = [] } = view.filters;
  return { ...mostSold(view, catalogue, 1), by: ['segment', 'subModel'], filters: { subModel } };
}

/** The sub-models that sold most more in the last month than in the one before. */
export function risersOf(view: View, catalogue: Catalogue): Query {
  const sort = { by: 'volumeChange' as const, direction: 'descending' as const };
  return { ...mostSold(view, catalogue, 4), by: ['subModel'], indicators: ['volumeChange'], sort };
}

/** The sub-models that sold most in the last month, with their segments. */
export const sellersBySegment = (view: View, catalogue: Catalogue): Query => ({
  ...mostSold(view, catalogue, 200),
  by: ['segment', 'subModel'],
});

/** The sub-models of a segment that sold most in the last month. */
export function rivalsOf(view: View, catalogue: Catalogue, segment: string): Query {
  return { ...mostSold(view, catalogue, 4), by: ['subModel'], filters: { segment: [segment] } };
}

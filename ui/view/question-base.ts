import type { MarketCatalogue, MarketQuery } from '@portal/contract';
import { type Covered, spanOf } from './span.ts';
import type { View } from './view.ts';

/** The months that the source of a view covers, or all that there is where there are no sources. */
export const coveredBy = (catalogue: Pick<MarketCatalogue, 'dataSources' | 'first' | 'last'>, view: View): Covered =>
  catalogue.dataSources.find(({ key }) => key === view.dataSource) ?? catalogue;

/**
 * What all questions of a view have in common: dataset, source, months, filters, and what is left out.
 * @param periods how many of the latest periods stand for no choice of months
 */
export function questionBase(
  view: View,
  catalogue: Pick<MarketCatalogue, 'dataset' | 'dataSources' | 'first' | 'last'>,
  periods?: number,
) {
  return {
    dataset: catalogue.dataset as MarketQuery['dataset'],
    dataSources: view.dataSource === null ? [] : [view.dataSource],
    dateType: view.dateType,
    ...spanOf(view, coveredBy(catalogue, view), periods),
    filters: view.filters,
    // A question that leaves nobody out says nothing of it.
    ...(Object.keys(view.without).length > 0 && { without: view.without }),
  };
}

/**
 * A view of the last period alone of those that it stands for, cut to what is covered: of what is counted at the end of a
 * period, the others say nothing.
 */
export function lastPeriodOf(view: View, catalogue: Pick<MarketCatalogue, 'dataSources' | 'first' | 'last'>): View {
  const covered = coveredBy(catalogue, view);
  const { to } = spanOf(view, covered, 1);
  return { ...view, ...spanOf({ ...view, from: null, to: null }, { ...covered, last: to }, 1) };
}

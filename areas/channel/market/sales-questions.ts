import type { DimensionKey } from '@portal/contract';
import { addMonths, questionBase as base, freeOf, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';

/** As many rows as a question can have. */
const mostRows = 20_000;

/** What people buy, where they live. */
export const retail = 'DATASOURCE_ZD_LINGSHOU' as const;

/** A year of sales stands beside the outlets of its end. */
const months = 12;

/** The year that ends with the view, of the months that both datasets have. */
export function yearOf(view: View, outlets: Catalogue, sales: Pick<Catalogue, 'dataSources' | 'first' | 'last'>) {
  const sold = sales.dataSources.find(({ key }) => key === retail) ?? sales;
  const last = [base(view, outlets, 1).to, outlets.last, sold.last].sort()[0] ?? outlets.last;
  const first = addMonths(last, 1 - months);
  const from = [first, sold.first].sort()[1] ?? first;
  return { from, to: last };
}

export type Year = ReturnType<typeof yearOf>;

/** Filters that sales and outlets share: all but the kind of outlet, and outlets by name. */
const ofBoth = (view: View): View => freeOf(view, 'outletKind', 'outlet');

/** Retail of a year by members, of the same brands and places. */
export function soldOf(view: View, { from, to }: Year, by: readonly DimensionKey[]): Query {
  const { filters, without } = ofBoth(view);
  return {
    dataset: 'sales',
    dataSources: [retail],
    dateType: 'monthly',
    from,
    to,
    by: [...by],
    indicators: ['volume'],
    filters,
    ...(Object.keys(without).length > 0 && { without }),
    sort: { by: 'volume', direction: 'descending' },
    limit: mostRows,
  };
}

/** The outlets at the end of a year by members. */
export function standingOf(view: View, { to }: Year, by: readonly DimensionKey[]): Query {
  const { filters, without } = view;
  return {
    dataset: 'outlet',
    dataSources: [],
    dateType: 'monthly',
    from: to,
    to,
    by: [...by],
    indicators: ['outlets', 'outletCities'],
    filters,
    ...(Object.keys(without).length > 0 && { without }),
    sort: { by: 'outlets', direction: 'descending' },
    limit: mostRows,
  };
}

/** Stock at dealers by members, at the end of each period. */
export function stockOf(view: View, catalogue: Catalogue, by: readonly DimensionKey[], periods?: number): Query {
  return {
    ...base({ ...view, dateType: 'monthly' }, catalogue, periods),
    by: [...by],
    indicators: ['dealerStock', 'yoyStock', 'stockAdded', 'stockDrawn'],
    limit: mostRows,
    fillGaps: by[0] === 'period',
  };
}

/** What was sold to buyers of the same cars in the same months. */
export function retailBeside(question: Query): Query {
  return {
    ...question,
    dataset: 'sales',
    dataSources: [retail],
    indicators: ['volume'],
  };
}

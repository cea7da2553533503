import type { DimensionKey } from '@portal/contract';
import type { View } from '@portal/ui';
import { salesViews } from '../../market/views.ts';

/**
 * The address of the trend of one member of a ranking: what narrows the ranking narrows the trend as well. Its months
 * are those of the trend: a ranking is about one period, and one month is no trend.
 * @param view what the ranking shows
 */
export function trendWay(view: View, by: DimensionKey, member: string): string {
  const filters = { ...view.filters, [by]: [member] };
  return `/sales/trend?${salesViews.write({ ...view, filters, from: null, to: null }, new URLSearchParams({ by }))}`;
}

import type { DatasetKey, DimensionKey, FigureKey } from '@portal/contract';

/** Whose figures are looked at by themselves, of one dataset: of each of its sources, where it has any. */
export interface WatchedSeries {
  dataset: DatasetKey;
  indicator: FigureKey;
  by: readonly DimensionKey[];
}

/**
 * The counts by month in which insights are looked for, in the order of their datasets. Means, shares and ranks are none:
 * what the rule forecasts is a count. Those that stand for a day, and events of which a few come in a month, are left out.
 */
export const watchedSeries: readonly WatchedSeries[] = [
  { dataset: 'sales', indicator: 'volume', by: ['fuelType', 'segment', 'province', 'brand', 'model'] },
  { dataset: 'stock', indicator: 'exports', by: ['fuelType', 'segment', 'brand', 'model'] },
  { dataset: 'attention', indicator: 'leads', by: ['brand', 'model'] },
  { dataset: 'comparison', indicator: 'comparisons', by: ['brand', 'model'] },
  { dataset: 'financing', indicator: 'financedCars', by: ['fuelType', 'segment', 'province', 'brand', 'model'] },
];

/** As many members of a dimension are looked at, the largest of the last twelve months. */
export const mostMembers = 60;

/** Smaller members are left out: of few cars any month is outside. By the whole of the dimension. */
export const leastShare = 0.005;

/** As many insights are listed. */
export const mostInsights = 10;

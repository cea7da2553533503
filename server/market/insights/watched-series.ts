import {
  type DataSource,
  type DatasetKey,
  type DimensionKey,
  defaultDataSource,
  type FigureKey,
} from '@portal/contract';

/** Whose figures are looked at by themselves, of one dataset. */
export interface WatchedSeries {
  dataset: DatasetKey;
  indicator: FigureKey;
  /** The source that is looked at where the release has it, else its first one; null for a dataset without sources. */
  dataSource: DataSource | null;
  by: readonly DimensionKey[];
}

/** The figures in which insights are looked for, in the order of their datasets. */
export const watchedSeries: readonly WatchedSeries[] = [
  {
    dataset: 'sales',
    indicator: 'volume',
    dataSource: defaultDataSource,
    by: ['fuelType', 'segment', 'province', 'brand', 'model'],
  },
  { dataset: 'attention', indicator: 'leads', dataSource: null, by: ['brand', 'model'] },
];

/** As many members of a dimension are looked at, the largest of the last twelve months. */
export const mostMembers = 60;

/** Smaller members are left out: of few cars any month is outside. By the whole of the dimension. */
export const leastShare = 0.005;

/** As many insights are told. */
export const mostInsights = 10;

import type { DataSource, DatasetKey, DimensionKey, FigureKey, Filters } from '@portal/contract';
import { type FoundSeries, monthlySeries } from '../forecast/monthly-series.ts';
import type { Asking } from '../questions/asking.ts';

/** A figure by month, of all that the filters leave or of each member of a dimension. */
interface OwnMonths {
  dataset: DatasetKey;
  dataSources?: DataSource[];
  by?: DimensionKey;
  indicator: FigureKey;
  filters?: Filters;
}

const anyNumber = () => {};

/**
 * Asks for a figure month by month.
 * @throws Refusal as any question does
 */
export const ownMonths = (
  asking: Asking,
  { dataSources = [], ...question }: OwnMonths,
  covered: { first: string; last: string },
): Promise<FoundSeries> => monthlySeries(asking, { dataSources, ...question }, covered, anyNumber);

import type { DataSource, DatasetKey, DimensionKey, FigureKey, Filters } from '@portal/contract';
import { type FoundFigures, type FoundSeries, monthlyFigures, monthlySeries } from '../forecast/monthly-series.ts';
import type { Asking } from '../questions/asking.ts';

/** Figures by month, of all that the filters leave or of each member of a dimension. */
interface Own {
  dataset: DatasetKey;
  dataSources?: DataSource[];
  by?: DimensionKey;
  filters?: Filters;
  /** Members that were succeeded by others count as these. */
  succession?: boolean;
}

interface Span {
  first: string;
  last: string;
}

const anyNumber = () => {};

/**
 * Asks for a figure month by month, also of members of which the latest months know nothing.
 * @throws Refusal as any question does
 */
export const ownMonths = (
  asking: Asking,
  { dataSources = [], ...question }: Own & { indicator: FigureKey },
  covered: Span,
): Promise<FoundSeries> => monthlySeries(asking, { dataSources, ...question }, covered, anyNumber, 'ever');

/** The same for several figures of a dataset, whose facts are read once for all of them. */
export const ownFigures = (
  asking: Asking,
  { dataSources = [], ...question }: Own & { indicators: FigureKey[] },
  covered: Span,
): Promise<FoundFigures> => monthlyFigures(asking, { dataSources, ...question }, covered, anyNumber);

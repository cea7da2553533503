import type { DataSource, DateType, DimensionKey, Filters } from '@portal/contract';

/** Dimensions a view can be narrowed by (S3.038, S3.039, S3.042), in the order they are offered. */
export const filterDimensions = [
  'fuelType',
  'segment',
  'priceBand',
  'manufacturer',
  'brand',
  'model',
  'subModel',
  'manufacturerType',
  'originType',
  'luxuryType',
  'origin',
  'tier',
  'area',
  'province',
  'city',
  'restrictionType',
] as const satisfies readonly DimensionKey[];

export const viewDateTypes = ['monthly', 'quarterly', 'annual'] as const satisfies readonly DateType[];

/** Of figures that are kept by year. */
export const yearsAlone = ['annual'] as const satisfies readonly DateType[];

export const viewSources = [
  'DATASOURCE_CLH_PIFA',
  'DATASOURCE_CLH_SALES',
  'DATASOURCE_ZD_LINGSHOU',
] as const satisfies readonly DataSource[];

/** What is looked at: the part of an address that all pages of an analysis share. */
export interface View {
  /** Null where the figures are all of one kind. */
  dataSource: DataSource | null;
  dateType: DateType;
  /** Months such as 2024-03; null stands for the latest span of the page. */
  from: string | null;
  to: string | null;
  filters: Filters;
  /** Members that are left out; none of them is asked for in `filters` as well. */
  without: Filters;
}

/** What the views of an area may be about. */
export interface ViewScope {
  /** The sources offered, of which the first is the usual one; none where the figures are all of one kind. */
  sources: readonly DataSource[];
  /** Whether whatever other sources a release has are offered behind them. */
  otherSources?: boolean;
  /** Dimensions a view can be narrowed by, in the order in which they are offered. */
  dimensions: readonly DimensionKey[];
  /** The date types offered, of which the first is the usual one; all where nothing is said. */
  dateTypes?: readonly [DateType, ...DateType[]];
}

const oneOf = <Value extends string>(value: string | null, allowed: readonly Value[]): Value =>
  allowed.find((candidate) => candidate === value) ?? (allowed[0] as Value);

/** One choice of a page, such as by=brand; the first allowed value is the default. */
export function readChoice<Value extends string>(
  search: URLSearchParams,
  name: string,
  allowed: readonly Value[],
): Value {
  return oneOf(search.get(name), allowed);
}

/** Writes a choice of a page; the default is left out. */
export function writeChoice(search: URLSearchParams, name: string, value: string, fallback: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === fallback) next.delete(name);
  else next.set(name, value);
  return next;
}

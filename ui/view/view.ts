import type { DataSource, DateType, DimensionKey, Filters } from '@portal/contract';

/** Dimensions a view can be narrowed by (S3.038, S3.039, S3.042), in the order they are offered. */
export const filterDimensions = [
  'fuelType',
  'segment',
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
export type FilterDimension = (typeof filterDimensions)[number];

export const viewDateTypes = ['monthly', 'quarterly', 'annual'] as const satisfies readonly DateType[];

export const viewSources = [
  'DATASOURCE_CLH_PIFA',
  'DATASOURCE_CLH_SALES',
  'DATASOURCE_ZD_LINGSHOU',
] as const satisfies readonly DataSource[];

/** What is looked at: the part of an address that all pages of an analysis share. */
export interface View {
  dataSource: DataSource;
  dateType: DateType;
  /** Months such as 2024-03; null stands for the latest span of the page. */
  from: string | null;
  to: string | null;
  filters: Filters;
}

const oneOf = <Value extends string>(value: string | null, allowed: readonly Value[]): Value =>
  allowed.find((candidate) => candidate === value) ?? (allowed[0] as Value);

const monthOrNull = (value: string | null) => (value && /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(value) ? value : null);

/**
 * Reads a view from the query of an address. What is missing or not understood becomes the default, so that an old
 * or broken link still opens.
 */
export function readView(search: URLSearchParams): View {
  const filters: Filters = {};
  for (const dimension of filterDimensions) {
    const keys = [...new Set(search.getAll(dimension).filter((key) => key !== '' && key.length <= 80))].slice(0, 500);
    if (keys.length > 0) filters[dimension] = keys;
  }
  const from = monthOrNull(search.get('from'));
  const to = monthOrNull(search.get('to'));
  const whole = from !== null && to !== null && from <= to;
  return {
    dataSource: oneOf(search.get('source'), viewSources),
    dateType: oneOf(search.get('dateType'), viewDateTypes),
    from: whole ? from : null,
    to: whole ? to : null,
    filters,
  };
}

/**
 * Writes a view into the query of an address: defaults are left out, and values that are not of the view are kept
 * untouched (S2.037).
 * @param kept the query of now
 */
export function writeView(view: View, kept: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(kept);
  const set = (name: string, value: string | null, fallback: string | null) =>
    value === null || value === fallback ? search.delete(name) : search.set(name, value);
  set('source', view.dataSource, viewSources[0]);
  set('dateType', view.dateType, viewDateTypes[0]);
  set('from', view.from, null);
  set('to', view.to, null);
  for (const dimension of filterDimensions) {
    search.delete(dimension);
    for (const key of view.filters[dimension] ?? []) search.append(dimension, key);
  }
  return search;
}

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

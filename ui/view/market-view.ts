import type { DataSource, DimensionKey, Filters } from '@portal/contract';
import { defineView } from '../address/define-view.ts';
import { choice, type Field, keys, month, sourceKey } from '../address/fields.ts';
import { type View, viewDateTypes } from './view.ts';
import { type ReleasedSource, viewOfRelease } from './view-of-release.ts';

/** What the views of an area may be about. */
export interface ViewScope {
  /** The sources offered; the first is the usual one. */
  sources: readonly [DataSource, ...DataSource[]];
  /** Whether whatever other sources a release has are offered behind them. */
  otherSources?: boolean;
  /** Dimensions a view can be narrowed by, in the order in which they are offered. */
  dimensions: readonly DimensionKey[];
}

/** Views of an area, and how they stand in an address. */
export interface MarketViews extends ViewScope {
  /** What is missing or not understood becomes plain, so that an old or broken link still opens. */
  read: (search: URLSearchParams) => View;
  /** Plain values are left out, and values that are not of the view are kept untouched (S2.037). */
  write: (view: View, kept: URLSearchParams) => URLSearchParams;
  /**
   * The view that an address means in a release.
   * @param sources the sources of the release, with the months that they cover
   */
  ofRelease: (search: URLSearchParams, sources: readonly ReleasedSource[]) => View;
}

/** As much as a question of the market takes. */
const keysOf = { longest: 80, most: 500 };

/** The views of an area by what they may be about. */
export function marketViews(scope: ViewScope): MarketViews {
  const { dimensions, sources, otherSources = false } = scope;
  const span = {
    source: otherSources ? sourceKey('source', sources[0]) : choice('source', sources),
    dateType: choice('dateType', viewDateTypes),
  };
  const months = { from: month('from'), to: month('to') };
  const filters: Record<string, Field<string[]>> = Object.fromEntries(
    dimensions.map((dimension) => [dimension, keys(dimension, keysOf)]),
  );
  const spans = defineView({ ...span, ...months });
  const chosen = defineView<Record<string, string[]>>(filters);
  const read = (search: URLSearchParams): View => {
    const { source: dataSource, dateType, from, to } = spans.read(search);
    const isWhole = from !== '' && to !== '' && from <= to;
    return {
      ...{ dataSource, dateType, from: isWhole ? from : null, to: isWhole ? to : null },
      filters: chosen.narrowing(chosen.read(search)) as Filters,
    };
  };
  return {
    ...scope,
    read,
    ofRelease: (search, released) => viewOfRelease(read(search), search, released, scope),
    write({ dataSource, dateType, from, to, filters: narrowed }, kept) {
      const written = spans.write({ source: dataSource, dateType, from: from ?? '', to: to ?? '' }, kept);
      const all = Object.fromEntries(dimensions.map((dimension) => [dimension, narrowed[dimension] ?? []]));
      return chosen.write(all, written);
    },
  };
}

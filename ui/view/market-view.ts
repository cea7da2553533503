import type { DateType, Filters } from '@portal/contract';
import { defineView } from '../address/define-view.ts';
import { choice, type Field, keys, month, sourceKey } from '../address/fields.ts';
import { choosing } from './narrowed.ts';
import { type View, type ViewScope, viewDateTypes } from './view.ts';
import { type Released, viewOfRelease } from './view-of-release.ts';

/** Views of an area, and how they stand in an address. */
export interface MarketViews extends ViewScope {
  /** What is missing or not understood becomes plain, so that an old or broken link still opens. */
  read: (search: URLSearchParams) => View;
  /** Plain values are left out, and values that are not of the view are kept untouched (S2.037). */
  write: (view: View, rest: URLSearchParams) => URLSearchParams;
  /**
   * The view that an address means in a release.
   * @param released the catalogue: its sources, and the months that they cover
   */
  ofRelease: (search: URLSearchParams, released: Released) => View;
}

/** As much as a question of the market takes. */
const keysOf = { longest: 80, most: 500 };

/** The views of an area by what they may be about. */
export function marketViews(scope: ViewScope): MarketViews {
  const { dimensions, sources, otherSources = false, dateTypes = viewDateTypes } = scope;
  const [usual, ...more] = sources;
  // Without sources the address says nothing of one, and what another page has said there is left as it stands.
  const source =
    usual && defineView({ source: otherSources ? sourceKey('source', usual) : choice('source', [usual, ...more]) });
  const narrowing = (nameOf: (dimension: string) => string) =>
    defineView<Record<string, string[]>>(
      Object.fromEntries(
        dimensions.map((dimension): [string, Field<string[]>] => [dimension, keys(nameOf(dimension), keysOf)]),
      ),
    );
  const spans = defineView({ dateType: choice<DateType>('dateType', dateTypes), from: month('from'), to: month('to') });
  const chosen = narrowing((dimension) => dimension);
  const leftOut = narrowing((dimension) => `without.${dimension}`);
  const read = (search: URLSearchParams): View => {
    const { dateType, from, to } = spans.read(search);
    const dataSource = source ? source.read(search).source : null;
    const isWhole = from !== '' && to !== '' && from <= to;
    const [filters, without] = [chosen, leftOut].map(
      (definedView) => definedView.narrowing(definedView.read(search)) as Filters,
    );
    const view = { dataSource, dateType, from: isWhole ? from : null, to: isWhole ? to : null };
    // Nobody is sent to a question that the server must refuse: what is asked for is not left out.
    return choosing({ ...view, filters: {}, without: without ?? {} }, filters ?? {});
  };
  return {
    ...scope,
    read,
    ofRelease: (search, released) => viewOfRelease(read(search), search, released, scope),
    write({ dataSource, dateType, from, to, filters, without }, rest) {
      const named = source && dataSource ? source.write({ source: dataSource }, rest) : rest;
      const written = spans.write({ dateType, from: from ?? '', to: to ?? '' }, named);
      const all = (members: Filters) =>
        Object.fromEntries(dimensions.map((dimension) => [dimension, members[dimension] ?? []]));
      return leftOut.write(all(without), chosen.write(all(filters), written));
    },
  };
}

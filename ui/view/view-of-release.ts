import { type DataSource, spanCaps } from '@portal/contract';
import { addMonths } from '../format/months.ts';
import { type Covered, fitsCap, fittingDateType, spanOf } from './span.ts';
import type { View, ViewScope } from './view.ts';

/** What a release has: its months, and those of each of its sources where it has several. */
export interface Released extends Covered {
  dataSources: readonly ({ key: string } & Covered)[];
}

/**
 * The view that an address means in a release. Where it names no source, and the release has not the usual one, it is
 * the first that the release has; a source that is named stays, so that nothing else is shown in its stead. A span too
 * long for its date type is shown in the finest one that can hold it.
 * @param released the catalogue: its sources, and the months that they cover
 * @param scope the sources of the area, the usual one first
 */
export function viewOfRelease(
  view: View,
  search: URLSearchParams,
  released: Released,
  { sources: offered, otherSources = false }: Pick<ViewScope, 'sources' | 'otherSources'>,
): View {
  if (view.dataSource === null) return withinCap(view, released);
  const { dataSources: sources } = released;
  const has = (source: string) => sources.some(({ key }) => key === source);
  const named = search.get('source');
  const isNamed = otherSources ? named === view.dataSource : offered.some((source) => source === named);
  const usual = offered.find(has) ?? (otherSources ? (sources[0]?.key as DataSource | undefined) : undefined);
  const first = has(view.dataSource) || isNamed ? view.dataSource : usual;
  const sourced = first ? { ...view, dataSource: first } : view;
  const covered = sources.find(({ key }) => key === sourced.dataSource);
  return covered ? withinCap(sourced, covered) : sourced;
}

/** S5.032 A64: nobody is sent to a question that the server must refuse. */
function withinCap(view: View, covered: Covered): View {
  if (!view.from || !view.to) return view;
  const { from, to } = spanOf(view, covered);
  if (fitsCap(from, to, view.dateType)) return view;
  const dateType = fittingDateType(from, to, view.dateType);
  if (dateType) return { ...view, dateType };
  // More years than one question may hold: the last of them.
  const firstYear = `${to.slice(0, 4)}-01`;
  return { ...view, dateType: 'annual', from: addMonths(firstYear, (1 - spanCaps.annual) * 12), to };
}

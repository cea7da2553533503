import { type View, viewSources } from './view.ts';

/**
 * The view that an address means in a release: where it names no source, and the release has not the usual one, the
 * first that the release has. A source that is named stays, so that nothing else is shown in its stead.
 * @param sources the sources of the release
 */
export function viewOfRelease(view: View, search: URLSearchParams, sources: readonly { key: string }[]): View {
  const has = (source: string) => sources.some(({ key }) => key === source);
  if (has(view.dataSource) || viewSources.some((source) => source === search.get('source'))) return view;
  const first = viewSources.find(has);
  return first ? { ...view, dataSource: first } : view;
}

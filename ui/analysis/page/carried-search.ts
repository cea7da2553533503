import type { AnalysisArea } from './analysis-area.ts';

/** The name of a choice in the address that every page has: the series that a legend has hidden. It belongs to one page. */
export const hiddenName = 'hide';

/** The query for another page: the same view and all unknown values (S2.037), without the choices of this page. */
export function carriedSearch(
  { views, choices }: Pick<AnalysisArea, 'views' | 'choices'>,
  search: URLSearchParams,
): string {
  const stored = views.write(views.read(search), search);
  for (const name of [...choices, hiddenName]) stored.delete(name);
  return stored.toString();
}

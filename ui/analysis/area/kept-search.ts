import type { AnalysisArea } from './define-area.ts';

/** The query for another page: the same view and all unknown values (S2.037), without the choices of this page. */
export function keptSearch(
  { views, choices }: Pick<AnalysisArea, 'views' | 'choices'>,
  search: URLSearchParams,
): string {
  const kept = views.write(views.read(search), search);
  for (const name of choices) kept.delete(name);
  return kept.toString();
}
